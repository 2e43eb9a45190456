import type { CalendarDate } from '@/lib/format/date';

/**
 * On a page that lists offers: the day whose offers these are. The server compares it with its own
 * day after midnight (lib/cache/midnight.ts).
 */
export function OffersOfDay({ day }: { day: CalendarDate }) {
  return <meta name="offers-of" content={day} />;
}

/** On the page of an offer: its last day. The cache gives it to nobody after that (page-cache.cjs). */
export function OfferUntil({ day }: { day: CalendarDate | null }) {
  return day ? <meta name="offer-until" content={day} /> : null;
}
