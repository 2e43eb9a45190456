import { render } from '@testing-library/react';
import { PlaceLight } from '@/components/hotels/page/place-light';
import { utcOffset } from '@/lib/format/utc-offset';
import { timeZoneOf } from '@/lib/hotels/time-zone';

const at = (hour: string) => new Date(`2026-11-22T${hour}:00Z`);

it.each([
  ['03:00', 'America/Sao_Paulo', 'night'],
  ['07:59', 'America/Sao_Paulo', 'night'],
  ['08:00', 'America/Sao_Paulo', 'dawn'],
  ['10:00', 'America/Sao_Paulo', 'day'],
  ['20:00', 'America/Sao_Paulo', 'dusk'],
  ['22:00', 'America/Sao_Paulo', 'night'],
  ['22:00', 'America/Manaus', 'dusk'],
  ['22:00', 'America/Rio_Branco', 'dusk'],
  ['09:00', 'America/Noronha', 'day'],
])('at %s UTC it is in %s: %s', (hour, zone, part) => {
  jest.useFakeTimers({ now: at(hour) });
  const { container } = render(<PlaceLight offset={Number(utcOffset(zone, at(hour)))} />);
  expect(container.querySelector('[data-hour]')).toHaveAttribute('data-hour', part);
});

it.each([
  ['America/Sao_Paulo', '2026-11-22', -180],
  ['America/Sao_Paulo', '2018-12-22', -120],
  ['America/Noronha', '2026-11-22', -120],
  ['Asia/Kolkata', '2026-11-22', 330],
  ['UTC', '2026-11-22', 0],
  ['Nowhere/At_All', '2026-11-22', null],
])('the offset of %s on %s is %s minutes', (zone, day, minutes) => {
  expect(utcOffset(zone, new Date(`${day}T12:00:00Z`))).toBe(minutes);
});

const point = (longitude: number) => ({ latitude: -3.8, longitude });

it.each([
  [{ state: 'SC', point: null }, 'America/Sao_Paulo'],
  [{ state: 'AM', point: null }, 'America/Manaus'],
  [{ state: 'AC', point: null }, 'America/Rio_Branco'],
  [{ state: 'PE', point: point(-34.9) }, 'America/Sao_Paulo'],
  [{ state: 'PE', point: point(-32.4) }, 'America/Noronha'],
  [{ state: null, point: point(-48) }, null],
  [{ state: null, point: null }, null],
])('the time zone of %j is %s', (address, zone) => {
  expect(timeZoneOf(address)).toBe(zone);
});
