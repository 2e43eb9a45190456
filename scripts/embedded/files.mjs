import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const UNFINISHED = '.part';
const TYPES = { '.avif': 'image/avif', '.webp': 'image/webp' };

/**
 * A Storage adapter that stores files at `<directory>/<bucket>/<name>`; the library has such
 * adapters but does not export them. A file is written under a temporary name, flushed to disk and
 * then renamed, so that it is never visible half-written, even after a power failure. Temporary
 * files left by a killed process are removed here.
 *
 * Implements what the served paths need (server.mjs): reading, adding, removing.
 */
export function createFileStore(directory) {
  const root = path.resolve(directory);
  const names = existsSync(root) ? readdirSync(root, { recursive: true }) : [];
  for (const name of names) if (name.endsWith(UNFINISHED)) rmSync(path.join(root, name));

  const fileOf = (bucket, name) => {
    const file = path.resolve(root, bucket, name);
    if (!file.startsWith(root + path.sep)) throw new Error(`${name} is not a valid file name`);
    return file;
  };

  const metadataOf = (name, data) => ({
    cacheControl: 'public, max-age=31536000, immutable',
    contentLength: data.byteLength,
    size: data.byteLength,
    mimetype: TYPES[path.extname(name)] ?? 'application/octet-stream',
    lastModified: new Date(),
    eTag: `"${createHash('sha256').update(data).digest('base64url')}"`,
  });

  return {
    driver: null,
    async getObject(bucket, name) {
      const body = await readFile(fileOf(bucket, name));
      return { httpStatusCode: 200, metadata: metadataOf(name, body), body };
    },
    async uploadObject(bucket, name, _version, body) {
      const file = fileOf(bucket, name);
      const data = Buffer.from(await new Response(body).arrayBuffer());
      await mkdir(path.dirname(file), { recursive: true });
      const handle = await open(file + UNFINISHED, 'w');
      try {
        await handle.writeFile(data);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(file + UNFINISHED, file);
      return metadataOf(name, data);
    },
    async deleteObject(bucket, name) {
      await rm(fileOf(bucket, name), { force: true });
    },
  };
}
