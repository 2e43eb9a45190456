import { readEndedOffer } from '@/lib/offers/ended-model';

const HOTEL = { id: 'h1', slug: 'ipe', name: 'Ipê', location: 'Bombinhas, SC' };
const OFFER = { id: 'p1', hotel_id: 'h1', name: 'Feriado', is_active: true };
const OF_HOTEL = { hotel_name: 'Ipê', hotel_location: 'Bombinhas, SC', hotel_image: null };

it('leads from an offer that is over to its hotel and to offers of today', () => {
  const ended = readEndedOffer([{ hotel: HOTEL, offers: [{ ...OFFER, ...OF_HOTEL }] }]);
  expect(ended).toMatchObject({ hotel: { slug: 'ipe' }, similar: [{ id: 'p1' }] });
});

it('leads nowhere from one whose hotel is gone, and knows of no other offer', () => {
  expect(readEndedOffer([{ hotel: null, offers: [] }])).toEqual({ hotel: null, similar: [] });
  expect(readEndedOffer([])).toBeNull();
});

it.each([[null], ['<html>'], [{}], [['x']]])('%j is no answer', (answer) => {
  expect(() => readEndedOffer(answer)).toThrow();
});
