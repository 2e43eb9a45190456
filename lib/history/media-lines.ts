import 'server-only';
import { z } from 'zod';
import type { SessionClient } from '@/lib/db/session-client';

type Line = {
  id: number;
  table: string;
  recordId: string;
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  parts: string[];
};

const readinessRow = z.object({
  id: z.coerce.number(),
  subject_id: z.string(),
  ready: z.enum(['true', 'false']),
});

const isReadiness = ({ action, parts }: Line) =>
  action === 'UPDATE' && parts.every((part) => part === 'is_ready');

/** The entries in which these images became ready, or no longer were. Throws on any failure. */
async function readinessOf(client: SessionClient, images: string[]) {
  const { data, error } = await client
    .from('audit_log')
    .select('id, subject_id, ready:new_row->>is_ready')
    .eq('subject_table', 'media_files')
    .eq('action', 'UPDATE')
    .contains('changed', ['is_ready'])
    .in('subject_id', [...new Set(images)]);
  if (error) throw error;
  return z.array(readinessRow).parse(data);
}

/**
 * Merges the history lines of images: an upload and a removal each write their row twice, and each
 * becomes one line. The line of a removal has the time and the author of its first write. The second
 * write may be missing after an interruption, or be made later by the next upload. Lines of other tables
 * are returned unchanged. Throws on any failure.
 */
export async function mediaLines<Known extends Line>(
  client: SessionClient,
  lines: Known[],
): Promise<Known[]> {
  const halves = lines.filter(
    (line) => line.table === 'media_files' && (line.action === 'DELETE' || isReadiness(line)),
  );
  if (halves.length === 0) return lines;
  const images = halves.map(({ recordId }) => recordId);
  const begun = (await readinessOf(client, images)).filter(({ ready }) => ready === 'false');
  return lines.flatMap((line) => {
    if (!halves.includes(line)) return [line];
    const own = begun.filter(({ subject_id: image }) => image === line.recordId);
    if (line.action === 'DELETE') return own.length === 0 ? [line] : [];
    return own.some(({ id }) => id === line.id)
      ? [{ ...line, action: 'DELETE' as const, parts: [] }]
      : [];
  });
}
