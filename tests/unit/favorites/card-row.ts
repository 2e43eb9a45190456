import { cardRow } from '@/lib/hotels/list/model';

/** A hotel as its card shows it, R$ 433 per night. `more` adds columns to its row. */
export const beachHotel = (more: object = {}) =>
  cardRow.parse({
    id: 'b0000000-0000-4000-8000-000000000001',
    slug: 'ipe-praia',
    name: 'Ipê Praia',
    location: 'Bombinhas',
    price: 433,
    hotel_type: 'standard',
    ...more,
  });
