import 'server-only';
import { z } from 'zod';
import { ActionError } from '@/lib/actions/action-error';
import { hotelChange, offerChange, regionChange, settingsChange } from '@/lib/changes/describe';
import type { SiteChange } from '@/lib/changes/model';
import { revalidate } from '@/lib/changes/revalidate';
import { POSTGRES } from '@/lib/db/postgres-codes';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import { missingMedia } from '@/lib/media/staff-queries';
import type { restoreInput } from './form';
import { RECORD_TABLES, type RecordKind, type RestoreReport } from './model';

const row = z.record(z.string(), z.unknown());
const offerRow = z.object({ id: z.string(), name: z.string(), hotel_id: z.string() });
const hotelRow = z.object({
  id: z.string(),
  slug: z.string(),
  hotel_type: z.unknown(),
  region_id: z.string().nullable(),
});

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['conflict', 'missing', 'no-account', 'no-hotel']) }),
  z.object({
    status: z.literal('restored'),
    before: row.nullable(),
    after: row,
    notes: z.array(z.enum(['slug', 'region', 'hotels'])),
    returned: z.number(),
  }),
]);
type Restored = Extract<z.output<typeof outcome>, { status: 'restored' }>;

const NO_LONGER_ACCEPTED = new Set<string>([POSTGRES.notNullViolation, POSTGRES.checkViolation]);

/**
 * Restores a record to the state that a change left it in, in one database transaction, and shows
 * it on the site. Throws an ActionError if the version can't be restored.
 */
export async function restoreRecord(
  client: SessionClient,
  { kind, id, change, seen }: z.output<typeof restoreInput>,
): Promise<RestoreReport> {
  const { data, error } = await client.rpc('restore_record', {
    kind: RECORD_TABLES[kind],
    record_id: id,
    change,
    seen,
  });
  if (error && NO_LONGER_ACCEPTED.has(error.code)) throw new ActionError('not-accepted');
  if (error) throw error;
  const answer = outcome.parse(data);
  if (answer.status !== 'restored') throw new ActionError(answer.status);
  const restored = await describeRestored(client, kind, id, answer);
  if (restored) revalidate(restored);
  const { after, returned } = answer;
  const notes: RestoreReport['notes'] = [...answer.notes];
  if (await showsMissingImages(client, kind, id, after)) notes.push('images');
  return { notes, slug: String(after.slug), returned };
}

/** Whether the restored record shows images that are gone. Never throws: it is already restored. */
async function showsMissingImages(
  client: SessionClient,
  kind: RecordKind,
  id: string,
  after: Restored['after'],
): Promise<boolean> {
  try {
    const images =
      kind === 'hotels'
        ? await client.from('hotel_images').select('image_url').eq('hotel_id', id)
        : { data: [], error: null };
    if (images.error) throw images.error;
    return (await missingMedia(client, [after, images.data])).size > 0;
  } catch (error) {
    logFailure('history.images', error);
    return false;
  }
}

/** The site change, from the record before and after the restore; null if no page shows it. */
async function describeRestored(
  client: SessionClient,
  kind: RecordKind,
  id: string,
  { before, after }: Restored,
): Promise<SiteChange | null> {
  const states = [after, ...(before ? [before] : [])];
  switch (kind) {
    case 'hotels':
      return hotelChange(client, z.array(hotelRow).parse(states));
    case 'regions':
      return regionChange(client, id);
    case 'packages':
      return offerChange(client, z.array(offerRow).parse(states));
    case 'config':
      return settingsChange();
    case 'users':
      return null;
  }
}
