import { readFeatures } from '@/lib/hotels/content/features';
import { readOffers } from '@/lib/offers/model';
import { nightlyPrice, roomOfOffer, savings } from '@/lib/offers/offer-price';

const offer = (fields: object) => {
  const [read] = readOffers([{ id: 'p', hotel_id: 'h', name: 'X', price: 920, ...fields }]);
  if (!read) throw new Error('no offer');
  return read;
};
const TWO = { min_nights: 2, max_nights: 2 };
const { rooms } = readFeatures({
  rooms: [
    { name: 'Suíte Vista Mar', price: 489 },
    { name: 'Sem preço', price: 0 },
    { name: 'Barato', price: '100.10' },
  ],
});

it.each([
  ['one length', TWO, { nights: 2, perNight: 460, isExact: true }],
  ['one night', { min_nights: 1, max_nights: 1 }, { nights: 1, perNight: 920, isExact: true }],
  [
    'no whole cents',
    { min_nights: 3, max_nights: 3 },
    { nights: 3, perNight: 306.67, isExact: false },
  ],
  ['cents that divide', { ...TWO, price: '0.30' }, { nights: 2, perNight: 0.15, isExact: true }],
  ['several lengths', { min_nights: 2, max_nights: 3 }, null],
  ['only a minimum', { min_nights: 2 }, null],
  ['no price', { ...TWO, price: 0 }, null],
])('the price per night: %s', (_case, fields, expected) => {
  expect(nightlyPrice(offer(fields))).toEqual(expected);
});

it.each([
  ['the named room', { ...TWO, room_name: ' suite vista  mar' }, 58],
  ['a room that is not there', { ...TWO, room_name: 'Suíte' }, null],
  ['no room', TWO, null],
  ['a room without a price', { ...TWO, room_name: 'Sem preço' }, null],
  ['a room that is cheaper', { ...TWO, room_name: 'Barato' }, null],
  ['the same price', { ...TWO, price: 978, room_name: 'Suíte Vista Mar' }, null],
  ['lengths that vary', { min_nights: 2, room_name: 'Suíte Vista Mar' }, null],
])('savings against %s', (_case, fields, amount) => {
  expect(savings(offer(fields), rooms)?.amount ?? null).toBe(amount);
});

it('returns what the nights cost without the offer, and in which room', () => {
  expect(savings(offer({ ...TWO, price: '919.90', room_name: 'SUITE vista mar' }), rooms)).toEqual({
    amount: 58.1,
    room: 'Suíte Vista Mar',
    nights: 2,
    regular: 978,
  });
});

it('matches no room by an empty name', () => {
  const nameless = [{ name: '' }, { name: ' ' }];
  expect(roomOfOffer({ roomName: null }, nameless)).toBeNull();
  expect(roomOfOffer({ roomName: ' ' }, nameless)).toBeNull();
});
