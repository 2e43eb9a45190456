import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { env } from '@/lib/env';
import type { Encoded } from './encode';
import { mediaFiles } from './model';

const BUCKET = 'media';
/** Longest wait for one file, in milliseconds. */
const TIMEOUT_MS = 10_000;
const FOR_EVER = '31536000';

/** Puts the files of a picture whose record is not ready into Storage. Throws on any failure. */
export async function storeFiles(client: SessionClient, id: string, files: Encoded['files']) {
  for (const { width, format, data } of files) {
    const { error } = await client.storage.from(BUCKET).upload(`${id}/${width}.${format}`, data, {
      contentType: `image/${format}`,
      cacheControl: FOR_EVER,
    });
    if (error) throw error;
  }
}

/**
 * Takes the files of a picture whose record is not ready out of Storage. Files that are not there
 * are as good as removed, so it can be run again. Throws on any failure.
 */
export async function removeFiles(client: SessionClient, picture: { id: string; width: number }) {
  const { error } = await client.storage.from(BUCKET).remove(mediaFiles(picture));
  if (error) throw error;
}

/** Storage says 'not found' in its own words; anything else (a proxy's page) is a failure. */
async function saysNotFound(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 404) return false;
  const { statusCode } = await response.json().catch(() => ({ statusCode: null }));
  return String(statusCode) === '404';
}

/** How files of each format begin: what does not is an answer of something in between. */
const BEGINNINGS = { avif: /^.{4}ftyp/s, webp: /^RIFF.{4}WEBP/s };

/**
 * A file of the library as any visitor may read it; null when there is none. Throws when Storage
 * does not answer, or not with a picture.
 */
export async function readFile(id: string, width: number, format: keyof typeof BEGINNINGS) {
  const { SUPABASE_URL } = env();
  const address = `/storage/v1/object/public/${BUCKET}/${id}/${width}.${format}`;
  const response = await fetch(new URL(address, SUPABASE_URL), {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (await saysNotFound(response)) return null;
  if (!response.ok) throw new Error(`Storage answered ${response.status} for ${address}`);
  const data = Buffer.from(await response.arrayBuffer());
  if (!BEGINNINGS[format].test(data.toString('latin1', 0, 12))) {
    throw new Error(`Storage gave no picture for ${address}`);
  }
  return data;
}
