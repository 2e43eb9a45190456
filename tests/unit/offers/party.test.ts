import { readFeatures } from '@/lib/hotels/content/features';
import { readOffers } from '@/lib/offers/model';
import { holdsParty } from '@/lib/offers/party';

const { rooms } = readFeatures({
  rooms: [
    { name: 'Suíte Pôr do Sol', price: 712, capacity: 2 },
    { name: 'Quarto Família', price: 568, capacity: 4 },
  ],
});

it.each([
  ['of no kind, three', {}, 3, true],
  ['for two, two', { tags: ['couple'] }, 2, true],
  ['for two, three', { tags: ['couple'] }, 3, false],
  ['for two or a family, three', { tags: ['couple', 'family'] }, 3, true],
  ['in a room for two, three', { room_name: 'Suíte Pôr do Sol' }, 3, false],
  ['in a room for four, four', { room_name: 'Quarto Família' }, 4, true],
  ['in a room for four, five', { tags: ['family'], room_name: 'Quarto Família' }, 5, false],
  ['in a room that is not there, three', { room_name: 'Chalé' }, 3, true],
])('holdsParty() of an offer %s guests', (_case, fields, guests, expected) => {
  const [offer] = readOffers([{ id: 'p', hotel_id: 'h', name: 'X', price: 920, ...fields }]);
  if (!offer) throw new Error('no offer');
  expect(holdsParty(offer, guests, rooms)).toBe(expected);
});
