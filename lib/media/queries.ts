import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicFunction } from '@/lib/db/public-client';
import { everyRow } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import type { ImageAlts } from './alternative-texts';
import type { ImageScrims } from './artwork';
import { mediaIdsIn } from './model';

/** Images looked up per page; further ones get the fallback of their place on the page. */
const LIMIT = 200;

const row = z.object({ id: z.string(), alt: z.string(), scrim: z.string() });

type ImageDetails = { alts: ImageAlts; scrims: ImageScrims };

/**
 * Reads the alternative texts and tints of all library images that occur anywhere inside `value`.
 * Queries the database only if there are any. Throws QueryError: a complete cached page must not be
 * replaced by one without them.
 */
export async function findImageDetails(value: unknown): Promise<ImageDetails> {
  const ids = mediaIdsIn(value).slice(0, LIMIT);
  if (ids.length === 0) return { alts: {}, scrims: {} };
  const query = publicFunction([tags.media], 'media_details', { ids });
  const found = await runQuery('media', query, everyRow(row));
  const described = found.filter(({ alt }) => alt !== '');
  return {
    alts: Object.fromEntries(described.map(({ id, alt }) => [id, alt])),
    scrims: Object.fromEntries(found.map(({ id, scrim }) => [id, scrim])),
  };
}
