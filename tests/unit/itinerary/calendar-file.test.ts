import { calendarFile } from '@/lib/itinerary/calendar-file';

const EVENT = {
  uid: '1-2026-12-14-x@ipehoteis.example',
  title: 'Ipê Cataratas',
  place: 'Foz do Iguaçu, Paraná',
  description: 'Parada 1 de 3; 3 noites.',
  url: 'https://ipehoteis.example/hotel_lazer/ipe-cataratas',
  from: '2026-12-14',
  until: '2026-12-17',
};
const NOW = new Date('2026-11-22T19:30:00Z');
const file = (event: Partial<typeof EVENT> = {}) =>
  calendarFile('Roteiro', [{ ...EVENT, ...event }], NOW);
/** The unfolded lines of a file. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('has whole days, excluding the day of departure', () => {
  const lines = unfolded(file());
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'DTSTAMP:20261122T193000Z',
      'DTSTART;VALUE=DATE:20261214',
      'DTEND;VALUE=DATE:20261217',
      'SUMMARY:Ipê Cataratas',
      'LOCATION:Foz do Iguaçu\\, Paraná',
      'DESCRIPTION:Parada 1 de 3\\; 3 noites.',
      'END:VCALENDAR',
    ]),
  );
  expect(file().endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('is a plain file: a METHOD would require an ORGANIZER in each event (RFC 5546, 3.2.1)', () => {
  expect(unfolded(file()).filter((line) => /^METHOD/.test(line))).toEqual([]);
});

it.each([
  [
    'a line of its own',
    'a\nATTACH:https://evil.example',
    'SUMMARY:a\\nATTACH:https://evil.example',
  ],
  ['an end of the event', 'a\r\nEND:VEVENT', 'SUMMARY:a\\nEND:VEVENT'],
  ['a lone return', 'a\rb', 'SUMMARY:a\\nb'],
  ['separators', 'a;b,c\\d', 'SUMMARY:a\\;b\\,c\\\\d'],
  ['controls', 'a\u0000\u0007b', 'SUMMARY:ab'],
  ['a colon, which needs nothing', 'a: b', 'SUMMARY:a: b'],
])('keeps a name with %s in one property', (_case, title, line) => {
  expect(unfolded(file({ title }))).toContain(line);
});

it.each([
  ['letters', 'a'.repeat(400)],
  ['letters of two bytes', 'ê'.repeat(300)],
  ['characters of four bytes', '🌴'.repeat(120)],
])('folds long lines of %s at 75 bytes and loses nothing', (_case, title) => {
  const text = file({ title });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(unfolded(text)).toContain(`SUMMARY:${title}`);
});
