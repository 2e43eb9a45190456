import { act, renderHook } from '@testing-library/react';
import { useOfferDay } from '@/components/offers/use-offer-day';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T02:59:50Z') }));
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.utcOffset;
});

it.each([
  ['by the offset that the document carries', '-180'],
  ['by the time zone where it carries none', undefined],
])('is the day in São Paulo, and the next one when it begins: %s', (_, offset) => {
  if (offset) document.documentElement.dataset.utcOffset = offset;
  const { result } = renderHook(() => useOfferDay());
  expect(result.current).toBe('2026-11-22');
  act(() => jest.advanceTimersByTime(30_000));
  expect(result.current).toBe('2026-11-23');
});

it('uses the document’s offset, in case Brazil reintroduces daylight saving time', () => {
  document.documentElement.dataset.utcOffset = '-120';
  expect(renderHook(() => useOfferDay()).result.current).toBe('2026-11-23');
});
