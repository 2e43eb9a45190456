import { render, waitFor } from '@testing-library/react';
import { ITINERARIES_KEY, readLocal, writeLocal } from '@/components/favorites/local-memory';
import { RememberItinerary } from '@/components/itinerary/remember-itinerary';
import { readKeptItineraries, withItinerary } from '@/lib/favorites/itineraries';

const url = (stops: string, rest = '&adultos=2') => `/roteiro?paradas=${stops}${rest}`;
const OTHER = url('ipe-rio.2');

it.each([
  ['another stop', url('ipe-a.2'), url('ipe-a.2,ipe-b.2')],
  ['one stop less', url('ipe-a.2,ipe-b.2'), url('ipe-b.2')],
  ['another order', url('ipe-a.2,ipe-b.2'), url('ipe-b.2,ipe-a.2')],
  ['more nights', url('ipe-a.2'), url('ipe-a.3')],
  ['a first day and guests', url('ipe-a.2'), url('ipe-a.2', '&checkin=2099-12-14&adultos=3')],
])('treats %s as the same itinerary', (_, before, after) => {
  expect(withItinerary([before, OTHER], after, false)).toEqual([after, OTHER]);
  // If someone else sent it, it is a separate trip.
  expect(withItinerary([before, OTHER], after, true)).toEqual([after, before, OTHER]);
});

it('stores one with other hotels before the last ones, at most three, each once', () => {
  const kept = [url('ipe-a.2,ipe-b.2'), OTHER, url('ipe-c.2')];
  const next = withItinerary(kept, url('ipe-a.2,ipe-d.2'), false);
  expect(next).toEqual([url('ipe-a.2,ipe-d.2'), kept[0], OTHER]);
  expect(withItinerary(next, OTHER, false)).toEqual([OTHER, next[0], next[1]]);
});

describe('an itinerary of the same hotels', () => {
  const trip = url('ipe-a.2,ipe-b.2');
  const sameHotels = url('ipe-a.2,ipe-b.2', '&checkin=2099-12-14&adultos=2');
  const openedWith = (path: string) => {
    performance.getEntriesByType = () => [{ name: location.origin + path } as PerformanceEntry];
  };
  const kept = () => readKeptItineraries(readLocal(ITINERARIES_KEY));

  it.each([
    ['opened by a link from elsewhere stands beside the last one', sameHotels, [sameHotels, trip]],
    ['made in the page takes its place', trip, [sameHotels]],
  ])('%s', async (_, opened, expected) => {
    writeLocal(ITINERARIES_KEY, JSON.stringify([trip]));
    openedWith(opened);
    history.replaceState(null, '', sameHotels);
    render(<RememberItinerary path={sameHotels} note="" />);
    await waitFor(() => expect(kept()).toEqual(expected));
  });
});

it('going back in the history leaves the stored itinerary unchanged', async () => {
  const open = (path: string) => history.pushState(null, '', path);
  const kept = () => readKeptItineraries(readLocal(ITINERARIES_KEY));
  const shown = () => <RememberItinerary path={location.pathname + location.search} note="" />;
  writeLocal(ITINERARIES_KEY, '[]');
  performance.getEntriesByType = () => [{ name: `${location.origin}/hotels` } as PerformanceEntry];
  const first = url('ipe-a.2');
  const second = url('ipe-a.2,ipe-b.2');
  open(first);
  const { rerender } = render(shown());
  await waitFor(() => expect(kept()).toEqual([first]));
  open(second);
  rerender(shown());
  await waitFor(() => expect(kept()).toEqual([second]));

  history.back();
  await waitFor(() => expect(location.search).toContain('ipe-a.2&'));
  rerender(shown());
  const third = url('ipe-c.2');
  open(third);
  rerender(shown());
  await waitFor(() => expect(kept()).toEqual([third, second]));
});
