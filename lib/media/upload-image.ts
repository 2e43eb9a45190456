import 'server-only';
import { createHash } from 'node:crypto';
import { POSTGRES } from '@/lib/db/postgres-codes';
import type { SessionClient } from '@/lib/db/session-client';
import { plainText } from '@/lib/format/plain-text';
import { storable } from '@/lib/format/storable';
import { removeFiles, storeFiles } from './bucket';
import { deleteFiles, keepFiles } from './disk-cache';
import { encodeImage } from './encode';
import { MEDIA_LIMITS } from './limits';
import { findMediaByDigest, MEDIA_COLUMNS, type MediaFile, readMedia } from './staff-queries';

/** The name of a file without folders and markup; a long name keeps its end. */
function shownName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  // The cut may split an emoji, and the database can't store half of one.
  return storable(plainText(base).slice(-MEDIA_LIMITS.fileName)).trim() || 'imagem';
}

type Added = { file: MediaFile /** It was there already. */; known: boolean };

/**
 * Adds an uploaded file to the library: first its record, then its encoded files; the record is
 * ready only once all are stored. Uploading the same file again returns the existing image. Throws
 * ImageRejected for a file that is not an image, and the errors of Storage and the database.
 */
export async function uploadImage(
  client: SessionClient,
  name: string,
  data: Buffer,
): Promise<Added> {
  const sha256 = createHash('sha256').update(data).digest('hex');
  const known = await findMediaByDigest(client, sha256);
  if (known) return { file: known, known: true };

  const { mime, width, height, scrim, files } = await encodeImage(data);
  const id = crypto.randomUUID();
  const images = () => client.from('media_files');
  const begun = await images().insert({
    id,
    file_name: shownName(name),
    width,
    height,
    scrim,
    bytes: data.length,
    mime,
    sha256,
  });
  if (begun.error) throw begun.error;
  try {
    await storeFiles(client, id, files);
    const { data: rows, error } = await images()
      .update({ is_ready: true })
      .eq('id', id)
      .select(MEDIA_COLUMNS);
    if (error) throw error;
    const [file] = readMedia(rows);
    if (!file) throw new Error('the record of an upload is gone');
    await keepFiles(id, files);
    return { file, known: false };
  } catch (error) {
    // deleteOrphans removes later what can't be removed now; the record names the files.
    await removeUnready(client, { id, width }).catch(() => {});
    // Another request stored the same file at the same moment.
    const first =
      (error as { code?: string }).code === POSTGRES.uniqueViolation
        ? await findMediaByDigest(client, sha256)
        : null;
    if (!first) throw error;
    return { file: first, known: true };
  }
}

/** A record unfinished for longer is an orphan: no upload and no removal takes an hour. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000;
/** Orphans removed at a time. */
const BATCH = 5;

/** Removes what interrupted uploads and removals left in Storage. Throws on any failure. */
export async function deleteOrphans(client: SessionClient): Promise<void> {
  const { data, error } = await client
    .from('media_files')
    .select('id, width')
    .eq('is_ready', false)
    .lt('updated_at', new Date(Date.now() - ORPHAN_AFTER_MS).toISOString())
    .order('updated_at')
    .limit(BATCH);
  if (error) throw error;
  for (const image of data) await removeUnready(client, image);
}

/** Deletes the files of a record that is not ready, then the record. Throws on any failure. */
export async function removeUnready(
  client: SessionClient,
  image: { id: string; width: number },
): Promise<void> {
  await removeFiles(client, image);
  await deleteFiles(image.id);
  const { error } = await client.from('media_files').delete().eq('id', image.id);
  if (error) throw error;
}
