import { createTranslator } from 'next-intl';
import { conflictFormat } from '@/app/(staff)/admin/hotels/form/conflict-values';
import { messages } from '@/lib/i18n/catalogue';
import { LOCALE } from '@/lib/i18n/request';

const t = createTranslator({ locale: LOCALE, messages });
const format = conflictFormat(t, messages, [{ id: 'r1', name: 'Bahia' }], 'whatsapp');

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
])('%s %j is written as %j', (field, value, written) => {
  expect(format(field, value, null)).toBe(written);
});

it('of two lists of rooms, each side shows what differs and how much does not', () => {
  // As they are typed on one side, and as they are stored on the other.
  const mine = [room('a'), room('b', { price: '120,00', capacity: '2' }), room('c')];
  const theirs = [room('a'), room('b', { price: 99.9, description: 'Vista' }), room('c')];
  expect(format('rooms', mine, theirs)).toBe(
    '2. Quarto b\nDescrição: —\nPreço por noite: R$\u00a0120,00\n\n2 itens iguais',
  );
  expect(format('rooms', theirs, mine)).toBe(
    '2. Quarto b\nDescrição: Vista\nPreço por noite: R$\u00a099,90\n\n2 itens iguais',
  );
});

it('an item that the other side does not have is shown whole', () => {
  expect(format('faqs', [{ id: '1', question: 'Pode?', answer: 'Pode.' }], [])).toBe(
    '1. Pode?\nPergunta: Pode?\nResposta: Pode.',
  );
});

it('the same items in another order are named in theirs', () => {
  const [a, b] = [room('a'), room('b')];
  expect(format('rooms', [b, a], [a, b])).toBe('1. Quarto b\n2. Quarto a');
});

it('a list that was emptied has nothing to show', () => {
  expect(format('rooms', [], [room('a')])).toBeNull();
});

it('the id in an engine that dials no number stays as it is', () => {
  expect(conflictFormat(t, messages, [], 'omnibees')('hotel_id', '5512900000000', null)).toBeNull();
});
