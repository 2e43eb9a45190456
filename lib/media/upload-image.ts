import 'server-only';
import { createHash } from 'node:crypto';
import type { SessionClient } from '@/lib/db/session-client';
import { plainText } from '@/lib/format/plain-text';
import { removeFiles, storeFiles } from './bucket';
import { deleteFiles, keepFiles } from './disk-cache';
import { encodeImage } from './encode';
import { MEDIA_LIMITS } from './limits';
import { findMedia, MEDIA_COLUMNS, type MediaFile, readMedia } from './staff-queries';

const ALREADY_THERE = '23505';

/** The name of a file without folders and what is no text; its end counts, where it is too long. */
function shownName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return plainText(base).slice(-MEDIA_LIMITS.fileName).trim() || 'imagem';
}

type Added = { file: MediaFile /** It was there already. */; known: boolean };

/**
 * Adds an uploaded file to the library: encoded anew, its record first, then its files, and only
 * when all of them are stored it counts. The same file again gives the picture that is there.
 * Throws PictureRefused for what is no picture, and whatever Storage or the database says.
 */
export async function uploadImage(
  client: SessionClient,
  name: string,
  data: Buffer,
): Promise<Added> {
  const sha256 = createHash('sha256').update(data).digest('hex');
  const known = await findMedia(client, 'sha256', sha256);
  if (known) return { file: known, known: true };

  const { mime, width, height, files } = await encodeImage(data);
  const id = crypto.randomUUID();
  const pictures = () => client.from('media_files');
  const begun = await pictures().insert({
    id,
    file_name: shownName(name),
    width,
    height,
    bytes: data.length,
    mime,
    sha256,
  });
  if (begun.error) throw begun.error;
  try {
    await storeFiles(client, id, files);
    const { data: rows, error } = await pictures()
      .update({ is_ready: true })
      .eq('id', id)
      .select(MEDIA_COLUMNS);
    if (error) throw error;
    const [file] = readMedia(rows);
    if (!file) throw new Error('the record of an upload is gone');
    await keepFiles(id, files);
    return { file, known: false };
  } catch (error) {
    // Whatever can't be taken back now is swept up later: its record says what is left.
    await removeUnready(client, { id, width }).catch(() => {});
    // Somebody sent the same file at the same moment and was first.
    const first =
      (error as { code?: string }).code === ALREADY_THERE
        ? await findMedia(client, 'sha256', sha256)
        : null;
    if (!first) throw error;
    return { file: first, known: true };
  }
}

/** Unfinished for so long, a record is left over: no upload and no removal takes an hour. */
const LEFT_OVER_AFTER_MS = 60 * 60 * 1000;
/** So many are cleared away at a time. */
const AT_ONCE = 5;

/** Removes what an interrupted upload or removal has left in Storage. Throws on any failure. */
export async function deleteOrphans(client: SessionClient): Promise<void> {
  const { data, error } = await client
    .from('media_files')
    .select('id, width')
    .eq('is_ready', false)
    .lt('updated_at', new Date(Date.now() - LEFT_OVER_AFTER_MS).toISOString())
    .order('updated_at')
    .limit(AT_ONCE);
  if (error) throw error;
  for (const picture of data) await removeUnready(client, picture);
}

/** The files of a record that is not ready, and then the record. Throws on any failure. */
export async function removeUnready(
  client: SessionClient,
  picture: { id: string; width: number },
): Promise<void> {
  await removeFiles(client, picture);
  await deleteFiles(picture.id);
  const { error } = await client.from('media_files').delete().eq('id', picture.id);
  if (error) throw error;
}
