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

/** The entries by which these images became ready, or ceased to be. Throws on any failure. */
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
 * The lines of images as staff know them: one of an upload, which writes its row twice, and one of a
 * removal, which writes it twice as well. The removal is by whoever began it. The second half comes later
 * after an interruption, then by whoever uploads next, or not at all. Lines of other tables stay as they
 * are. Throws on any failure.
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
