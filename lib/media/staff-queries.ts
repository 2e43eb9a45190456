import 'server-only';
import { z } from 'zod';
import { readCount } from '@/lib/db/count';
import { POSTGRES } from '@/lib/db/postgres-codes';
import { searchPattern } from '@/lib/db/search-pattern';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import { MEDIA_PER_PAGE } from './limits';
import { mediaIdsIn } from './model';

/** The columns of a MediaFile, also for the answer to a write. */
export const MEDIA_COLUMNS =
  'id, file_name, alt, width, height, bytes, mime, created_at, updated_at' as const;

const row = z.object({
  id: z.string(),
  file_name: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  mime: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** An image of the library as the back office shows it; `updated_at` is its version. */
export type MediaFile = z.infer<typeof row> & {
  /** For the image of a field: others use it too, so a limited editor can't change it. */
  isShared?: boolean;
};

/** Throws unless the answer is a list of images. */
export const readMedia = (data: unknown): MediaFile[] => z.array(row).parse(data);

export type MediaListPage = { files: MediaFile[]; total: number };

/**
 * One page of the library, the newest first, and the number of images: all of them, or those whose name
 * or alternative text contains `q`. Throws on any failure.
 */
export async function listMedia(
  client: SessionClient,
  { q, page }: { q: string; page: number },
): Promise<MediaListPage> {
  const from = (page - 1) * MEDIA_PER_PAGE;
  let query = client
    .from('media_files')
    .select(MEDIA_COLUMNS, { count: 'exact' })
    .eq('is_ready', true);
  if (q) {
    const pattern = `"${searchPattern(q)}"`;
    query = query.or(`file_name.imatch.${pattern},alt.imatch.${pattern}`);
  }
  const { data, error, count } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + MEDIA_PER_PAGE - 1);
  if (error?.code === POSTGRES.rangeNotSatisfiable) return { files: [], total: 0 };
  if (error) throw error;
  return { files: readMedia(data), total: readCount({ count }) };
}

/** The image whose uploaded file has this digest (hex); null if none. Throws on any failure. */
export async function findMediaByDigest(
  client: SessionClient,
  sha256: string,
): Promise<MediaFile | null> {
  const { data, error } = await client
    .from('media_files')
    .select(MEDIA_COLUMNS)
    .eq('sha256', sha256)
    .eq('is_ready', true)
    .limit(1);
  if (error) throw error;
  return readMedia(data)[0] ?? null;
}

/** Images looked up at once; `shared_media` has the same limit. */
const KNOWN_LIMIT = 150;

/** Images of the library by their ids. */
export type KnownMedia = Readonly<Record<string, MediaFile>>;

/** The first KNOWN_LIMIT of these images, and whether they are shared. Throws on any failure. */
export async function mediaOfIds(client: SessionClient, ids: string[]): Promise<MediaFile[]> {
  const asked = ids.slice(0, KNOWN_LIMIT);
  if (asked.length === 0) return [];
  const [files, shared] = await Promise.all([
    client.from('media_files').select(MEDIA_COLUMNS).in('id', asked),
    client.rpc('shared_media', { ids: asked }),
  ]);
  const error = files.error ?? shared.error;
  if (error) throw error;
  const sharedIds = z.array(z.string()).parse(shared.data);
  return readMedia(files.data).map((file) => ({ ...file, isShared: sharedIds.includes(file.id) }));
}

/**
 * The first library images that occur anywhere inside `value`; a form requests further ones. Empty
 * after a failure, because a form also works without them.
 */
export async function mediaIn(client: SessionClient, value: unknown): Promise<KnownMedia> {
  const files = await mediaOfIds(client, mediaIdsIn(value)).catch((error) => {
    logFailure('media.known', error);
    return [];
  });
  return Object.fromEntries(files.map((file) => [file.id, file]));
}

/**
 * The ids of the images that are named anywhere inside `value` and are no longer in the library.
 * Throws on any failure.
 */
export async function missingMedia(client: SessionClient, value: unknown): Promise<Set<string>> {
  const ids = mediaIdsIn(value);
  if (ids.length === 0) return new Set();
  const { data, error } = await client.rpc('missing_media', { ids });
  if (error) throw error;
  return new Set(z.array(z.string()).parse(data));
}

const use = z.object({
  kind: z.enum(['hotel', 'offer', 'config']),
  id: z.string().nullable(),
  name: z.string().nullable(),
  fields: z.array(z.string()),
});

/** A record that shows an image, and in which of its fields. */
export type MediaUse = z.infer<typeof use>;

/** Where an image is used, as visible to one member of staff. */
export type SeenUses = {
  uses: MediaUse[];
  /** Whether hotels they may not edit use it too; if so, they can't change it. */
  isShared: boolean;
  mayOpenSettings: boolean;
};

/** Where an image is used, at most 50 records of each kind. Throws on any failure. */
export async function mediaUses(client: SessionClient, id: string): Promise<MediaUse[]> {
  const { data, error } = await client.rpc('media_uses', { media: id });
  if (error) throw error;
  return z.array(use).parse(data);
}

/** Whether the caller is limited to some hotels and others use the image too. Throws on any failure. */
export async function isMediaShared(client: SessionClient, id: string): Promise<boolean> {
  const { data, error } = await client.rpc('is_media_shared', { media: id });
  if (error) throw error;
  return z.boolean().parse(data);
}
