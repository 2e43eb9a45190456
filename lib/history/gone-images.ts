import 'server-only';
import { z } from 'zod';
import { rowsOfIds } from '@/lib/db/rows-of-ids';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import { missingMedia } from '@/lib/media/staff-queries';

/** The file names of deleted library images, by image id; '' if none is stored. */
export type GoneImages = Readonly<Record<string, string>>;

const removals = z.array(z.object({ subject_id: z.string(), file_name: z.string().nullable() }));

/**
 * The library images that `value` names anywhere and that were deleted, with their file names in
 * the history. Empty after a failure: they are then shown by their URLs.
 */
export async function goneImages(client: SessionClient, value: unknown): Promise<GoneImages> {
  try {
    const gone = [...(await missingMedia(client, value))];
    const rows = await rowsOfIds(gone, (part) =>
      client
        .from('audit_log')
        .select('subject_id, file_name:old_row->>file_name')
        .eq('table_name', 'media_files')
        .eq('action', 'DELETE')
        .in('subject_id', part),
    );
    const names = removals
      .parse(rows)
      .map(({ subject_id: id, file_name }) => [id, file_name ?? '']);
    return { ...Object.fromEntries(gone.map((id) => [id, ''])), ...Object.fromEntries(names) };
  } catch (error) {
    logFailure('history.gone-images', error);
    return {};
  }
}
