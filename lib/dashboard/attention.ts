import 'server-only';
import { z } from 'zod';
import { buildBookingLink } from '@/lib/booking/link';
import { isStoredNumber } from '@/lib/booking/whatsapp';
import type { SessionClient } from '@/lib/db/session-client';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { readFeatures } from '@/lib/hotels/features';
import { type ContentPart, contentProblems } from '@/lib/hotels/problems';

/** An offer needs attention this many days before its last one. */
const DAYS_AHEAD = 7;
/** Lines of each kind; the total is shown beside them. */
const LINES = 5;
/** Content is read whole, so only that of the hotels changed last: an older one was looked at then. */
const CONTENT_HOTELS = 40;
/** More hotels than a chain books by WhatsApp. */
const CHAT_HOTELS = 1_000;

type Group<Item> = { items: Item[]; total: number };
type HotelLine = { id: string; name: string };

/** What staff should look at. At most LINES of each kind, with the number of all. */
export type Attention = {
  /** The day of all this, in São Paulo. */
  today: CalendarDate;
  ending: Group<{ id: string; name: string; hotel: string | null; until: CalendarDate }>;
  unbookable: Group<HotelLine>;
  /** Hotels whose WhatsApp number has no country code or can't be dialed. */
  numbers: Group<HotelLine & { number: string }>;
  pictureless: Group<HotelLine>;
  malformed: Group<HotelLine & { parts: ContentPart[] }>;
};

const hotelRow = z.object({ id: z.string(), name: z.string() });
const endingRow = hotelRow
  .extend({ valid_until: z.string(), hotel: z.object({ name: z.string() }).nullable() })
  .transform(({ id, name, valid_until, hotel }) => ({
    id,
    name,
    until: valid_until,
    hotel: hotel?.name ?? null,
  }));
const numberRow = hotelRow.extend({ number: z.string() });
const contentRow = hotelRow.extend({ features: z.unknown() });

/**
 * Booking needs an https address and an id in the engine. What is more to it (lib/booking/link.ts)
 * is asked of the hotels whose content is read.
 */
const UNBOOKABLE = [
  'features->>booking_url.is.null',
  'features->>booking_url.not.ilike.https://*',
  'features->>hotel_id.is.null',
  'features->>hotel_id.eq.',
].join(',');
const ANY_STAY = {
  checkIn: '2026-01-01',
  checkOut: '2026-01-02',
  adults: 2,
  childrenAges: [],
  promo: '',
};

function daysLater(day: CalendarDate, days: number): CalendarDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

type Answer = { data: unknown; count: number | null; error: { message: string } | null };

/** The rows of a bounded answer and how many there are in all. */
function group<Item>({ data, count, error }: Answer, row: z.ZodType<Item>): Group<Item> {
  if (error) throw error;
  const items = z.array(row).parse(data);
  return { items, total: count ?? items.length };
}

type Content = z.output<typeof contentRow>;

/** Something stands there, and still no link comes of it ('wa.me' without a number). */
function cannotBeBooked({ features }: Content): boolean {
  const { booking_url, hotel_id } = (features ?? {}) as Record<string, unknown>;
  const passes = /^https:\/\//i.test(String(booking_url ?? '')) && String(hotel_id ?? '') !== '';
  return passes && !buildBookingLink(readFeatures(features).engine, ANY_STAY).ok;
}

/** The group with rows that its own question does not find. */
function withMore({ items, total }: Group<HotelLine>, more: HotelLine[]): Group<HotelLine> {
  const lines = more.map(({ id, name }) => ({ id, name }));
  return { items: [...items, ...lines].slice(0, LINES), total: total + more.length };
}

/** Everything that needs attention, queried in parallel. Throws on any failure. */
export async function findAttention(
  client: SessionClient,
  today: CalendarDate = todayInSaoPaulo(),
): Promise<Attention> {
  const active = (columns: string) =>
    client.from('hotels').select(columns, { count: 'exact' }).eq('is_active', true);
  const [ending, unbookable, numbers, pictureless, content] = await Promise.all([
    client
      .from('hotel_packages')
      .select('id, name, valid_until, hotel:hotels(name)', { count: 'exact' })
      .eq('is_active', true)
      .gte('valid_until', today)
      .lte('valid_until', daysLater(today, DAYS_AHEAD))
      .order('valid_until')
      .order('name')
      .limit(LINES),
    active('id, name').or(UNBOOKABLE).order('name').limit(LINES),
    active('id, name, number:features->>hotel_id')
      .eq('features->>booking_engine', 'whatsapp')
      .neq('features->>hotel_id', '')
      .order('name')
      .limit(CHAT_HOTELS),
    active('id, name, hotel_images(id)')
      .is('image_url', null)
      .is('hotel_images', null)
      .order('name')
      .limit(LINES),
    active('id, name, features').order('updated_at', { ascending: false }).limit(CONTENT_HOTELS),
  ]);
  const recent = group(content, contentRow).items;
  const doubtful = group(numbers, numberRow).items.filter(({ number }) => !isStoredNumber(number));
  const malformed = recent.flatMap(({ id, name, features }) => {
    const parts = contentProblems(features);
    return parts.length > 0 ? { id, name, parts } : [];
  });
  return {
    today,
    ending: group(ending, endingRow),
    unbookable: withMore(group(unbookable, hotelRow), recent.filter(cannotBeBooked)),
    numbers: { items: doubtful.slice(0, LINES), total: doubtful.length },
    pictureless: group(pictureless, hotelRow),
    malformed: { items: malformed.slice(0, LINES), total: malformed.length },
  };
}
