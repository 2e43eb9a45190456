import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../start/failure.mjs';

const TYPES = { '.avif': 'image/avif', '.webp': 'image/webp' };
const TIMEOUT_MS = 60_000;
const AT_ONCE = 6;

async function request({ apiUrl, key }, name, init = {}) {
  const address = new URL(`/storage/v1/object/media/${name}`, apiUrl);
  try {
    return await fetch(address, {
      ...init,
      // Keys of the older kind are tokens, and sent as such too.
      headers: {
        apikey: key,
        ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
        ...init.headers,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new Failure(`Storage does not answer at ${address.origin}: ${error.message}.`);
  }
}

/** Runs `task` for every item, a few at a time. */
async function forEach(items, task) {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Downloads these files of the bucket `media` to `<folder>/storage/media`. Resolves to the paths
 * that exist; files deleted meanwhile are left out.
 */
export async function downloadImages(api, names, folder) {
  const paths = [];
  await forEach(names, async (name) => {
    const response = await request(api, name);
    if (response.status === 404 || response.status === 400) return;
    if (!response.ok) throw new Failure(`Storage refuses media/${name} (${response.status}).`);
    const relative = path.posix.join('storage/media', name);
    const file = path.join(folder, relative);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    paths.push(relative);
  });
  return paths.sort();
}

/** Uploads files of `<folder>/storage/media` that the bucket lacks; existing ones stay. */
export async function uploadImages(api, paths, folder) {
  await forEach(paths, async (relative) => {
    const response = await request(api, path.posix.relative('storage/media', relative), {
      method: 'POST',
      headers: {
        'content-type': TYPES[path.extname(relative)],
        'cache-control': 'public, max-age=31536000, immutable',
        'x-upsert': 'true',
      },
      body: await readFile(path.join(folder, relative)),
    });
    if (!response.ok) throw new Failure(`Storage does not take ${relative} (${response.status}).`);
  });
}
