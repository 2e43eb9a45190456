import { createTranslator } from 'next-intl';
import { conflictFormat } from '@/app/(staff)/admin/hotels/form/conflict-values';
import { messages } from '@/lib/i18n/catalogue';
import { LOCALE } from '@/lib/i18n/request';

const t = createTranslator({ locale: LOCALE, messages });
const imageName = (url: string) => (url === '/art/a.webp' ? 'Ilustração: a' : null);
const regions = [{ id: 'r1', name: 'Bahia' }];
const format = conflictFormat(t, messages, regions, { engine: 'whatsapp', imageName });

const room = (id: string, more: object = {}) => ({
  id,
  name: `Quarto ${id}`,
  description: null,
  price: 100,
  capacity: 2,
  images: ['/art/a.webp'],
  ...more,
});

it.each<[string, unknown, string | null]>([
  ['region_id', 'r1', 'Bahia'],
  ['region_id', 'gone', null],
  ['hotel_type', 'alternative', messages.hotels.types.alternative],
  ['booking_engine', 'hbook', 'HBook'],
  ['whatsapp', '5512900000000', '+55 12 90000-0000'],
  ['whatsapp', '', null],
  ['hotel_id', '5512900000000', '+55 12 90000-0000'],
  ['price', 1290.5, 'R$\u00a01.290,50'],
  ['price', '1290,5', 'R$\u00a01.290,50'],
  ['price', 'caro', 'caro'],
  ['rating', 4.8, '4,8'],
  ['history', 'Era uma vez', null],
])('formats %s %j as %j', (field, value, written) => {
  expect(format(field, value, null)).toBe(written);
});

it('for two lists of rooms, shows what differs on each side and how many items are equal', () => {
  // One side as typed, the other as stored.
  const mine = [room('a'), room('b', { price: '120,00', capacity: '2' }), room('c')];
  const theirs = [room('a'), room('b', { price: 99.9, description: 'Vista' }), room('c')];
  expect(format('rooms', mine, theirs)).toBe(
    '2. Quarto b\nDescrição: —\nPreço por noite: R$\u00a0120,00\n\n2 itens iguais',
  );
  expect(format('rooms', theirs, mine)).toBe(
    '2. Quarto b\nDescrição: Vista\nPreço por noite: R$\u00a099,90\n\n2 itens iguais',
  );
});

it.each<[string, unknown, unknown, string]>([
  ['logo_url', '/art/a.webp', null, 'Ilustração: a'],
  [
    'hero_images',
    ['/art/a.webp', 'https://x.example/b.jpg'],
    [],
    'Ilustração: a\nhttps://x.example/b.jpg',
  ],
  [
    'images',
    [{ id: '1', image_url: '/art/a.webp', is_main: true }],
    [],
    '1. Ilustração: a\nEndereço da imagem: Ilustração: a\nPrincipal: ✓',
  ],
  [
    'rooms',
    [{ id: '1', name: 'Suíte', images: ['/art/a.webp', '/art/b.webp'], view: 'sea' }],
    [{ id: '1', name: 'Suíte', images: [], view: null }],
    '1. Suíte\nVista: Mar\nImagens do quarto: Ilustração: a, /art/b.webp',
  ],
  [
    'services',
    [{ name: 'Piscina', icon: 'waves-ladder' }],
    [{ name: 'Piscina', icon: 'bath' }],
    '1. Piscina\nÍcone: Piscina',
  ],
  [
    'day_notes',
    [{ text: 'Réveillon', from: '2026-12-28', to: '2027-01-02', min_nights: 5 }],
    [{ text: 'Réveillon', from: '2026-12-28', to: '', min_nights: '3' }],
    '1. Réveillon\nÚltimo dia: 02/01/2027\nMínimo de noites: 5',
  ],
  [
    'gallery_details',
    [{ image_url: '/art/a.webp', caption: null, subject: 'casa' }],
    [{ image_url: '/art/a.webp', caption: null, subject: null }],
    '1. Ilustração: a\nAssunto: A casa',
  ],
  [
    'season',
    [{ text: null, mark: 'melhor' }],
    [{ text: null, mark: null }],
    'Janeiro\nÉpoca: Melhor época',
  ],
])('formats %s %j with the labels of the form', (field, mine, theirs, text) => {
  expect(format(field, mine, theirs)).toBe(text);
});

it('shows all of an item that the other side does not have', () => {
  expect(format('faqs', [{ id: '1', question: 'Pode?', answer: 'Pode.' }], [])).toBe(
    '1. Pode?\nPergunta: Pode?\nResposta: Pode.',
  );
});

it('lists the same items in a different order by name', () => {
  const [a, b] = [room('a'), room('b')];
  expect(format('rooms', [b, a], [a, b])).toBe('1. Quarto b\n2. Quarto a');
});

it('returns null for a list that was emptied', () => {
  expect(format('rooms', [], [room('a')])).toBeNull();
});

it('leaves the id of an engine without phone numbers as it is', () => {
  const omnibees = conflictFormat(t, messages, [], { engine: 'omnibees', imageName });
  expect(omnibees('hotel_id', '5512900000000', null)).toBeNull();
});
