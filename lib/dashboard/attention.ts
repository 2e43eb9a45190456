import 'server-only';
import { z } from 'zod';
import { buildBookingLink } from '@/lib/booking/link';
import { readCount } from '@/lib/db/count';
import type { SessionClient } from '@/lib/db/session-client';
import { addDays, type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { readFeatures } from '@/lib/hotels/content/features';
import { type ContentPart, contentProblems } from '@/lib/hotels/content/problems';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { mediaIdsIn, mediaPathsIn } from '@/lib/media/model';
import { missingMedia } from '@/lib/media/staff-queries';
import type { AttentionKind } from './attention-query';

/** An offer needs attention from this many days before its last one. */
const DAYS_AHEAD = 7;
/** Lines of each kind, and of the unfolded one; the total is shown next to them. */
const LINES = 5;
const UNFOLDED = 50;
/**
 * Content is read in full, so only for the most recently changed hotels: older ones were checked
 * then.
 */
const CONTENT_HOTELS = 40;

type Group<Item> = { items: Item[]; total: number };
type HotelLine = { id: string; name: string };

/** What staff should look at: the first items of each kind, and the total. */
export type Attention = {
  /** The date of the report, in São Paulo. */
  today: CalendarDate;
  ending: Group<{ id: string; name: string; hotel: string | null; until: CalendarDate }>;
  unbookable: Group<HotelLine>;
  /** Hotels whose WhatsApp number has no country code or can't be dialed. */
  numbers: Group<HotelLine & { number: string }>;
  pictureless: Group<HotelLine>;
  /** Hotels whose images are gone from the library, with the form field of the first such image. */
  lost: Group<HotelLine & { images: number; field: string | null }>;
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
const contentRow = hotelRow.extend({
  image_url: z.unknown(),
  features: z.unknown(),
  hotel_images: z.unknown(),
});

const checksRow = z.object({
  kind: z.enum(['unbookable', 'numbers']),
  total: z.number(),
  hotels: z.array(hotelRow.extend({ number: z.string().nullable() })),
});

const ANY_STAY = {
  checkIn: '2026-01-01',
  checkOut: '2026-01-02',
  adults: 2,
  childrenAges: [],
  promo: '',
};

type Answer = { data: unknown; count: number | null; error: { message: string } | null };

/** The rows of a limited response and the total count. */
function group<Item>({ data, count, error }: Answer, row: z.ZodType<Item>): Group<Item> {
  if (error) throw error;
  const items = z.array(row).parse(data);
  return { items, total: readCount({ count }) };
}

type Checked = z.output<typeof checksRow>['hotels'][number];

/** The two kinds of hotels that the database checks for. */
function groupsOf({ data, error }: Pick<Answer, 'data' | 'error'>) {
  if (error) throw error;
  const rows = z.array(checksRow).length(2).parse(data);
  const of = (kind: 'unbookable' | 'numbers'): Group<Checked> => {
    const row = rows.find((one) => one.kind === kind);
    return { items: row?.hotels ?? [], total: row?.total ?? 0 };
  };
  return { unbookable: of('unbookable'), numbers: of('numbers') };
}

type Content = z.output<typeof contentRow>;

/** Booking data is filled in, but yields no link ('wa.me' without a number). */
function cannotBeBooked({ features }: Content): boolean {
  const { booking_url, hotel_id } = (features ?? {}) as Record<string, unknown>;
  const passes = /^https:\/\//i.test(String(booking_url ?? '')) && String(hotel_id ?? '') !== '';
  return passes && !buildBookingLink(readFeatures(features).engine, ANY_STAY).ok;
}

/** Adds rows that the group's own query does not find. */
function withMore({ items, total }: Group<HotelLine>, more: HotelLine[]): Group<HotelLine> {
  const lines = more.map(({ id, name }) => ({ id, name }));
  return { items: [...items, ...lines], total: total + more.length };
}

/** Returns everything that needs attention, with more lines of one kind. Throws on any failure. */
export async function findAttention(
  client: SessionClient,
  unfolded: AttentionKind | null,
  today: CalendarDate = todayInSaoPaulo(),
): Promise<Attention> {
  const linesOf = (kind: AttentionKind) => (kind === unfolded ? UNFOLDED : LINES);
  const active = (columns: string) =>
    client.from('hotels').select(columns, { count: 'exact' }).eq('is_active', true);
  const [ending, checks, pictureless, content] = await Promise.all([
    client
      .from('hotel_packages')
      .select('id, name, valid_until, hotel:hotels(name)', { count: 'exact' })
      .eq('is_active', true)
      .gte('valid_until', today)
      .lte('valid_until', addDays(today, DAYS_AHEAD))
      .order('valid_until')
      .order('name')
      .limit(linesOf('ending')),
    // Booking needs an https URL and an id in the engine; numbers are WhatsApp numbers.
    client.rpc('hotel_checks', { size: Math.max(linesOf('unbookable'), linesOf('numbers')) }),
    active('id, name, hotel_images(id)')
      .is('image_url', null)
      .is('hotel_images', null)
      .order('name')
      .limit(linesOf('pictureless')),
    active('id, name, image_url, features, hotel_images(id, image_url, place, created_at)')
      .order('updated_at', { ascending: false })
      .limit(CONTENT_HOTELS),
  ]);
  const recent = group(content, contentRow).items;
  const found = groupsOf(checks);
  const malformed = recent.flatMap(({ id, name, features }) => {
    const parts = contentProblems(features);
    return parts.length > 0 ? { id, name, parts } : [];
  });
  const missing = await missingMedia(client, recent);
  const lost = recent.flatMap((hotel) => {
    const images = mediaIdsIn(hotel).filter((id) => missing.has(id)).length;
    const [field = null] = mediaPathsIn(rowToFields(hotel), missing);
    return images > 0 ? { id: hotel.id, name: hotel.name, images, field } : [];
  });
  const numbers = found.numbers.items.map((hotel) => ({ ...hotel, number: hotel.number ?? '' }));
  const all: Omit<Attention, 'today'> = {
    ending: group(ending, endingRow),
    unbookable: withMore(found.unbookable, recent.filter(cannotBeBooked)),
    numbers: { items: numbers, total: found.numbers.total },
    pictureless: group(pictureless, hotelRow),
    lost: { items: lost, total: lost.length },
    malformed: { items: malformed, total: malformed.length },
  };
  const bounded = Object.entries(all).map(([kind, { items, total }]) => [
    kind,
    { items: items.slice(0, linesOf(kind as AttentionKind)), total },
  ]);
  return { today, ...Object.fromEntries(bounded) };
}
