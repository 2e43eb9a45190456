import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { env } from '@/lib/env';
import type { Encoded } from './encode';
import { mediaFiles } from './model';

const BUCKET = 'media';
/** Longest wait for one file, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** One year, in seconds. */
const CACHE_SECONDS = '31536000';

/** Stores the files of an image whose record is not ready. Throws on any failure. */
export async function storeFiles(client: SessionClient, id: string, files: Encoded['files']) {
  for (const { width, format, data } of files) {
    const { error } = await client.storage.from(BUCKET).upload(`${id}/${width}.${format}`, data, {
      contentType: `image/${format}`,
      cacheControl: CACHE_SECONDS,
    });
    if (error) throw error;
  }
}

/**
 * Removes the files of an image whose record is not ready from Storage. Missing files are not an
 * error, so it can be repeated. Throws on any failure.
 */
export async function removeFiles(client: SessionClient, image: { id: string; width: number }) {
  const { error } = await client.storage.from(BUCKET).remove(mediaFiles(image));
  if (error) throw error;
}

/** Whether the answer is Storage's own 'not found'; anything else (a proxy's page) is a failure. */
async function isNotFound(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 404) return false;
  const { statusCode } = await response.json().catch(() => ({ statusCode: null }));
  return String(statusCode) === '404';
}

/** How files of each format begin; any other content comes from a proxy in between. */
const BEGINNINGS = { avif: /^.{4}ftyp/s, webp: /^RIFF.{4}WEBP/s };

/**
 * A file of the library, read as a visitor; null when there is none. Throws when Storage
 * does not answer, or not with an image.
 */
export async function readFile(id: string, width: number, format: keyof typeof BEGINNINGS) {
  const { SUPABASE_URL } = env();
  const path = `/storage/v1/object/public/${BUCKET}/${id}/${width}.${format}`;
  const response = await fetch(new URL(path, SUPABASE_URL), {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (await isNotFound(response)) return null;
  if (!response.ok) throw new Error(`Storage answered ${response.status} for ${path}`);
  const data = Buffer.from(await response.arrayBuffer());
  if (!BEGINNINGS[format].test(data.toString('latin1', 0, 12))) {
    throw new Error(`Storage returned no image for ${path}`);
  }
  return data;
}
