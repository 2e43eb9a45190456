import { ItineraryCardView } from '@/components/media/itinerary-card';
import { ShareCardView } from '@/components/media/share-card';
import { contrast } from '@/lib/format/primary-color';
import { hotelCard } from '@/lib/hotels/share-card';
import { DEFAULT_SCRIM } from '@/lib/media/artwork';
import { offerCard } from '@/lib/offers/share-card';
import { regionCard } from '@/lib/regions/share-card';
import { shareImagePath } from '@/lib/seo/share-card';
import { drawable, fitTitle } from '@/lib/seo/share-card-text';

const HOTEL = {
  name: 'Ipê Guanabara',
  location: 'Rio de Janeiro',
  price: 613,
  image: '/art/rio.webp',
  features: { primaryColor: '#0f766e' },
};
const OFFER = { name: 'Feriado', price: 1790, image: null, validUntil: '2026-12-21' };

describe('a card shows no picture that this server would have to fetch', () => {
  it.each([
    'https://evil.example/x.png',
    'http://169.254.169.254/latest/meta-data',
    '//evil.example/x.png',
    'file:///etc/passwd',
    '/art/../../etc/passwd',
    '/art/..%2f..%2fetc/passwd',
    '/etc/passwd',
    'data:image/svg+xml,<svg>',
  ])('%s', (image) => {
    expect(hotelCard({ ...HOTEL, image }).image).toBeNull();
    expect(offerCard({ ...OFFER, image }, { ...HOTEL, image }).image).toBeNull();
    expect(regionCard({ name: 'Bahia', image }).image).toBeNull();
  });
});

it('an offer without a picture shows that of its hotel, and its last day', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  expect(offerCard(OFFER, HOTEL)).toEqual({
    ...{ kind: 'offer', title: 'Feriado', place: 'Ipê Guanabara', price: 1790, until: '21/12' },
    ...{ image: '/art/rio.webp', color: '#0f766e' },
  });
  expect(offerCard({ ...OFFER, validUntil: '2027-01-03' }, HOTEL).until).toBe('03/01/2027');
  expect(offerCard({ ...OFFER, validUntil: null }, null)).toMatchObject({
    ...{ place: null, until: null, image: null, color: null },
  });
  jest.useRealTimers();
});

it('has a different path for a different price, and the same for the same content', () => {
  const path = (price: number) => shareImagePath(hotelCard({ ...HOTEL, price }), 'ipe-guanabara');
  expect(path(613)).toBe(path(613));
  expect(path(613)).not.toBe(path(614));
  expect(path(613)).toMatch(/^\/og\/hotel\/ipe-guanabara\?v=[0-9a-z]+$/);
  expect(hotelCard({ ...HOTEL, price: 0 }).price).toBeNull();
});

it.each([
  ['Ipê São João', 'Ipê São João'],
  ['Ipe\u0302 Sa\u0303o Joa\u0303o', 'Ipê São João'],
  ['Sol 🌞 e mar', 'Sol e mar'],
  ['東京 Ipê', 'Ipê'],
  ['uma\nlinha\t só', 'uma linha só'],
  ['a\u200bb\u202ec\u00ad', 'abc'],
  ['R$\u00a010,00 – “já”', 'R$ 10,00 – “já”'],
  ['🌞', ''],
])('draws only what the fonts support: %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

describe('a title', () => {
  it('is smaller the longer it is, but always readable', () => {
    const sizes = [4, 16, 30, 45, 100, 255].map((n) => fitTitle('abc '.repeat(n / 4)).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(34);
  });

  it('fits its longest word, or breaks it if it cannot fit', () => {
    expect(fitTitle('Jericoacoara').size * 12 * 0.62).toBeLessThanOrEqual(590);
    expect(fitTitle('Jericoacoara').wordsFit).toBe(true);
    expect(fitTitle('x'.repeat(255))).toEqual({ size: 34, wordsFit: false });
    expect(fitTitle('').size).toBeGreaterThan(0);
  });
});

/** The style of the element with this text in the output of a view. */
function styleOf(node: unknown, text: string): Record<string, unknown> | null {
  if (typeof node !== 'object' || node === null) return null;
  const { props } = node as { props?: { children?: unknown; style?: Record<string, unknown> } };
  if (props?.children === text) return props.style ?? null;
  const inside = Array.isArray(node) ? node : [props?.children].flat();
  for (const child of inside) {
    const found = styleOf(child, text);
    if (found) return found;
  }
  return null;
}

const messages = {
  ...{ brand: 'Ipê', from: '', perNight: '' },
  ...{ hotelsIn: '', offer: '', offerUntil: '' },
};

// A photo may be white all over, and a long title begins right below the brand.
it.each(['#282925', '#3a1228', DEFAULT_SCRIM])(
  'white text on a scrim of %s is readable over a white picture',
  (tint) => {
    const id = '306cc310-2f7d-4831-96fe-78f40d6d9e3b';
    const card = hotelCard({ ...HOTEL, image: `/media/${id}/2400.webp` });
    const view = ShareCardView({ card, scrims: { [id]: tint }, messages });
    const veil: string = view.props.style.backgroundImage;
    const stops = [...veil.matchAll(/#([0-9a-f]{6})([0-9a-f]{2})/g)];
    expect(stops.length).toBeGreaterThan(1);
    for (const [, color = '', alpha = ''] of stops) {
      const part = Number.parseInt(alpha, 16) / 255;
      const seen = [0, 2, 4].map((at) => {
        const channel = Number.parseInt(color.slice(at, at + 2), 16) * part + 255 * (1 - part);
        return Math.round(channel).toString(16).padStart(2, '0');
      });
      expect(contrast('#ffffff', `#${seen.join('')}`)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

// The image renderer halves the width of balanced text that has no break, so the word overflows.
it.each([
  ['Pernambuco', false],
  ['Rio de Janeiro', true],
  ['Beira-Mar', true],
])('balances the lines of a title if it has several: %s', (name, isBalanced) => {
  const card = regionCard({ name, image: null });
  const style = styleOf(ShareCardView({ card, scrims: {}, messages }), name);
  expect(style?.textWrap === 'balance').toBe(isBalanced);
});

it.each([
  ['O Brasil de perto, com a cama arrumada', true],
  ['Bombinhas', false],
])('balances the lines below it if there are several: %s', (place, isBalanced) => {
  const card = { ...regionCard({ name: 'Ipê', image: null }), place };
  const style = styleOf(ShareCardView({ card, scrims: {}, messages }), place);
  expect(style?.textWrap === 'balance').toBe(isBalanced);
});

// The image renderer narrows balanced text until it needs another line. If the number of lines is
// limited, it does so until hardly a word is left ('Meio de sema...').
describe('a title on a card is balanced or limited in lines, never both', () => {
  it.each([
    ['Meio de semana na enseada', 'Meio de semana na enseada'],
    ['Sete noites de maré baixa na ilha mais bonita', undefined],
    [
      'Um nome muito longo que conta tudo o que há para fazer na ilha com crianças e avós',
      'Um nome muito longo que conta tudo o que há para fazer na ilha com crianças…',
    ],
    ['x'.repeat(95), `${'x'.repeat(76)}…`],
  ])('%s', (title, shown = title) => {
    const card = offerCard({ ...OFFER, name: title }, HOTEL);
    const style = styleOf(ShareCardView({ card, scrims: {}, messages }), shown);
    expect(style).not.toBeNull();
    expect(style).not.toMatchObject({ textWrap: 'balance', lineClamp: expect.anything() });
  });

  it.each([
    ['De Alto Paraíso de Goiás a Fernando de Noronha', undefined],
    [
      'Roteiro em Santo Antônio do Monte Alegre de Goiás e Brasília',
      'Roteiro em Santo Antônio do Monte Alegre de Goiás…',
    ],
  ])('of an itinerary: %s', (title, shown = title) => {
    const view = ItineraryCardView({ card: { title, place: '' }, centers: [1, 2], brand: 'Ipê' });
    const style = styleOf(view, shown);
    expect(style).not.toBeNull();
    expect(style).not.toMatchObject({ textWrap: 'balance', lineClamp: expect.anything() });
  });
});
