import type { CalendarDate } from '@/lib/format/date';

/** One stay of an itinerary as an all-day calendar event. All texts are plain. */
export type CalendarEvent = {
  /** The same for the same stop of the same itinerary, so that a second import replaces the first. */
  uid: string;
  title: string;
  place: string;
  description: string;
  url: string;
  /** The day of arrival. */
  from: CalendarDate;
  /** The day of departure; the last night is the one before. */
  until: CalendarDate;
};

/** Escapes the characters that are special in a TEXT value (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const MOST_BYTES = 75;
const encoder = new TextEncoder();

/** Folds a line into parts of at most 75 bytes (RFC 5545, 3.1), never inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // Continuation lines begin with a space, which counts.
    if (bytes + size > MOST_BYTES - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

const day = (date: CalendarDate) => date.replaceAll('-', '');
const instant = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Writes the events as an iCalendar file (RFC 5545). */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Roteiro//PT',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${instant(now)}`,
      `DTSTART;VALUE=DATE:${day(event.from)}`,
      `DTEND;VALUE=DATE:${day(event.until)}`,
      `SUMMARY:${escaped(event.title)}`,
      `LOCATION:${escaped(event.place)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `URL:${event.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
