import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const TYPES = { '.avif': 'image/avif', '.webp': 'image/webp' };

/**
 * Keeps the files of Storage in a directory, as the library's own adapters do for which it has no
 * export: `<directory>/<bucket>/<name>`. A file is written beside its place, brought to the disk and
 * then put there, so that whoever sees it sees it whole, also after a power cut.
 *
 * Only what the served addresses need (server.mjs): reading, adding, removing.
 */
export function createFileStore(directory) {
  const root = path.resolve(directory);

  const placeOf = (bucket, name) => {
    const file = path.resolve(root, bucket, name);
    if (!file.startsWith(root + path.sep)) throw new Error(`${name} is no name of a file`);
    return file;
  };

  const about = (name, data) => ({
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
      const body = await readFile(placeOf(bucket, name));
      return { httpStatusCode: 200, metadata: about(name, body), body };
    },
    async uploadObject(bucket, name, _version, body) {
      const file = placeOf(bucket, name);
      const data = Buffer.from(await new Response(body).arrayBuffer());
      await mkdir(path.dirname(file), { recursive: true });
      const handle = await open(`${file}.part`, 'w');
      try {
        await handle.writeFile(data);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
      return about(name, data);
    },
    async deleteObject(bucket, name) {
      await rm(placeOf(bucket, name), { force: true });
    },
  };
}
