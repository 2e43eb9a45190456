import 'server-only';
import { z } from 'zod';
import type { SessionClient } from '@/lib/db/session-client';
import type { Change } from './staff-queries';
import { namesOf } from './version-queries';

const removedOffers = z.array(z.object({ id: z.number(), hotel: z.string().nullable() }));

/**
 * The lines on this page of deleted records whose record is an offer of a deleted hotel: they can't
 * be restored before the hotel. Throws.
 */
export async function linesWithoutHotel(
  client: SessionClient,
  changes: Change[],
): Promise<Set<number>> {
  const lines = changes.filter(({ kind }) => kind === 'packages').map(({ id }) => id);
  if (lines.length === 0) return new Set();
  const { data, error } = await client
    .from('audit_log')
    .select('id, hotel:old_row->>hotel_id')
    .in('id', lines);
  if (error) throw error;
  const offers = removedOffers.parse(data);
  const hotels = [...new Set(offers.flatMap(({ hotel }) => (hotel ? [hotel] : [])))];
  const names = await namesOf(client, { regions: [], hotels });
  return new Set(offers.filter(({ hotel }) => hotel && !(hotel in names)).map(({ id }) => id));
}
