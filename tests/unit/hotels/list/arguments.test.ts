import { listArguments } from '@/lib/hotels/list/arguments';
import { NO_FILTERS, readHotelFilters } from '@/lib/hotels/list/filters';

const ID = 'a0000000-0000-4000-8000-000000000001';

it('passes no arguments for the unfiltered list', () => {
  expect(listArguments(NO_FILTERS)).toEqual({});
});

it.each([
  [ID, ID],
  ['parana', '00000000-0000-0000-0000-000000000000'],
  ['', '00000000-0000-0000-0000-000000000000'],
])('passes region %j as an id, a nil id if it is malformed', (region, id) => {
  const filters = readHotelFilters(new URLSearchParams({ region }));
  expect(listArguments(filters)).toEqual({ regions: [id] });
});
