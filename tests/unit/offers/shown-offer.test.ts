import { shownOffer } from '@/components/offers/shown-offer';
import { messages } from '@/lib/i18n/catalogue';
import { readOffers } from '@/lib/offers/model';

const HOTEL = { name: 'Ipê Recife Antigo', place: 'Recife, Pernambuco' };

function shown(fields: object, as: Partial<Parameters<typeof shownOffer>[1]> = {}) {
  const [offer] = readOffers([{ id: 'p', hotel_id: 'h', name: 'X', price: 920, ...fields }]);
  if (!offer) throw new Error('no offer');
  return shownOffer(offer, { image: null, hotel: null, ...as }, messages);
}

const FROM = { offer_start_date: '2026-12-01' };
const UNTIL = { offer_end_date: '2027-02-09' };

it.each([
  ['both ends', { ...FROM, ...UNTIL }, 'De 01/12/2026 a 09/02/2027'],
  ['an end', UNTIL, 'Até 09/02/2027'],
  ['a beginning', FROM, 'A partir de 01/12/2026'],
  ['neither', {}, 'Consulte disponibilidade'],
])('the period of a stay with %s', (_case, fields, period) => {
  expect(shown(fields).period).toBe(period);
});

it.each([
  ['several nights', 920, 2, '2 noites × R$ 460,00', 'R$ 920,00'],
  ['one night', 300, 1, '1 noite', 'R$ 300,00'],
  ['nights that do not divide', 920, 3, '3 noites, média R$ 306,67', 'R$ 920,00'],
  ['any number of nights', 920, null, 'A partir de', 'R$ 920,00'],
  ['no price', null, 2, 'A partir de', null],
])('the price of %s', (_case, price, nights, priceLine, text) => {
  const card = shown({ price, min_nights: nights, max_nights: nights });
  const plain = (words: string | null) => words?.replace(/\s/g, ' ') ?? null;
  expect([plain(card.priceLine), plain(card.price)]).toEqual([priceLine, text]);
});

it('is shorter among offers of other hotels, unless it is the only one', () => {
  const features = { features: ['Café'], description: 'palavra '.repeat(40).trim() };
  const own = shown(features);
  const among = shown(features, { hotel: HOTEL });
  const alone = shown(features, { hotel: HOTEL, alone: true });
  expect(own.hotel).toBeNull();
  expect(among).toMatchObject({ hotel: HOTEL, period: null, features: [] });
  expect(among.description?.length).toBeLessThan(own.description?.length ?? 0);
  expect(alone.description).toBe(own.description);
});

it('says what is included of an offer without a description, beside offers of other hotels', () => {
  const included = { features: ['Trilha guiada', 'Fogueira'], description: ' ' };
  expect(shown(included, { hotel: HOTEL }).description).toBe('Trilha guiada · Fogueira');
  expect(shown(included).description).toBeNull();
  expect(shown({ features: [' '] }, { hotel: HOTEL }).description).toBeNull();
});

it('says for whom it is in words', () => {
  expect(shown({ tags: ['family', 'couple'] }).tags).toEqual(['A dois', 'Família']);
});
