import { pagesOfHotel } from '@/lib/seo/concerned-pages';

const REGION = 'b0000000-0000-4000-8000-00000000000a';
const hotel = { id: 'x', name: 'Ipê Mar', slug: 'ipe-mar', regionId: REGION };

it('names a hotel’s page, its older one and the list of its region', () => {
  expect(pagesOfHotel({ ...hotel, type: 'alternative' })).toEqual([
    '/hotel_lazer/ipe-mar',
    '/hotel_lazer/old/ipe-mar',
    `/hotels?region=${REGION}`,
  ]);
});

it('names no list where a hotel has no region', () => {
  expect(pagesOfHotel({ ...hotel, type: 'corporate', regionId: null })).toEqual([
    '/hotel_corp/ipe-mar',
    '/hotel_corp/old/ipe-mar',
  ]);
});
