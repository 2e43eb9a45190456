import { render, waitFor } from '@testing-library/react';
import { ITINERARIES_KEY, readLocal } from '@/components/favorites/local-memory';
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
])('%s is the same itinerary', (_, before, after) => {
  expect(withItinerary([before, OTHER], after)).toEqual([after, OTHER]);
});

it('one of other hotels stands beside the last ones, three at most, each once', () => {
  const kept = [url('ipe-a.2,ipe-b.2'), OTHER, url('ipe-c.2')];
  const next = withItinerary(kept, url('ipe-a.2,ipe-d.2'));
  expect(next).toEqual([url('ipe-a.2,ipe-d.2'), kept[0], OTHER]);
  expect(withItinerary(next, OTHER)).toEqual([OTHER, next[0], next[1]]);
});

it('going back through its steps leaves the itinerary as it was made', async () => {
  const open = (path: string) => history.pushState(null, '', path);
  const kept = () => readKeptItineraries(readLocal(ITINERARIES_KEY));
  const shown = () => <RememberItinerary path={location.pathname + location.search} note="" />;
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
