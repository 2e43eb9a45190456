import { readEndedOffer } from '@/lib/offers/ended-model';

const HOTEL = { id: 'h1', slug: 'ipe', name: 'Ipê', location: 'Bombinhas, SC' };
const OFFER = { id: 'p1', hotel_id: 'h1', name: 'Feriado', is_active: true };
const OF_HOTEL = { hotel_name: 'Ipê', hotel_location: 'Bombinhas, SC', hotel_image: null };

it('reads the hotel and the current offers that an ended offer links to', () => {
  const ended = readEndedOffer([{ hotel: HOTEL, offers: [{ ...OFFER, ...OF_HOTEL }] }]);
  expect(ended).toMatchObject({ hotel: { slug: 'ipe' }, similar: [{ id: 'p1' }] });
});

it('has no hotel if it was deleted, and no offers if there are none', () => {
  expect(readEndedOffer([{ hotel: null, offers: [] }])).toEqual({ hotel: null, similar: [] });
  expect(readEndedOffer([])).toBeNull();
});

it.each([[null], ['<html>'], [{}], [['x']]])('throws for the malformed result %j', (answer) => {
  expect(() => readEndedOffer(answer)).toThrow();
});
