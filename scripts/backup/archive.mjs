import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { Failure } from '../start/failure.mjs';
import { MANIFEST, MAX_MANIFEST_BYTES, parseManifest } from './manifest.mjs';

/** Archives hold keys and password hashes, so only their owner can read them. */
const MODE = 0o600;
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns a Failure that says so if the disk is full; else the error itself. */
export const explainNoSpace = (error, folder) =>
  NO_SPACE.has(error.code) ? new Failure(`There is no room at ${folder}.`) : error;

async function addFiles(archive, folder, manifest) {
  archive.entry({ name: MANIFEST, mode: MODE }, JSON.stringify(manifest, null, 2));
  for (const { path: name, bytes } of manifest.files) {
    const entry = archive.entry({ name, size: bytes, mode: MODE });
    await pipeline(createReadStream(path.join(folder, name)), entry);
  }
  archive.finalize();
}

/**
 * Writes the files of `folder` that the manifest lists into one compressed archive at `target`. It
 * is written to a file beside it, flushed to disk and then renamed, so that the archive is complete
 * or absent. Throws a Failure if the disk is full.
 */
export async function writeArchive({ folder, manifest, target }) {
  const part = `${target}.part`;
  const archive = pack();
  try {
    await mkdir(path.dirname(target), { recursive: true });
    const written = pipeline(archive, createGzip(), createWriteStream(part, { mode: MODE }));
    const added = addFiles(archive, folder, manifest).catch((error) => archive.destroy(error));
    await Promise.all([written, added]);
    const handle = await open(part, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw explainNoSpace(error, path.dirname(target));
  }
}

const damaged = () =>
  new Failure('This archive is damaged or incomplete: its content does not match its checksums.');

/** Passes data on; throws if it is longer than announced. Returns the SHA-256 at the end. */
function measuring(bytes) {
  const hash = createHash('sha256');
  let seen = 0;
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      seen += chunk.length;
      hash.update(chunk);
      done(seen > bytes ? damaged() : null, chunk);
    },
  });
  return { stream, digest: () => (seen === bytes ? hash.digest('hex') : null) };
}

async function extractFile(entry, expected, folder) {
  const file = path.join(folder, expected.path);
  await mkdir(path.dirname(file), { recursive: true });
  const { stream, digest } = measuring(expected.bytes);
  await pipeline(entry, stream, createWriteStream(file, { flags: 'wx', mode: MODE }));
  if (digest() !== expected.sha256) throw damaged();
}

async function readEntries(entries, folder, check) {
  let manifest = null;
  const missing = new Map();
  for await (const entry of entries) {
    const { name, type, size } = entry.header;
    if (type !== 'file') throw damaged();
    if (!manifest) {
      if (name !== MANIFEST || size > MAX_MANIFEST_BYTES) throw parseFailure();
      manifest = parseManifest((await buffer(entry)).toString('utf8'));
      await check(manifest);
      for (const file of manifest.files) missing.set(file.path, file);
      continue;
    }
    const expected = missing.get(name);
    if (!expected) throw damaged();
    missing.delete(name);
    await extractFile(entry, expected, folder);
  }
  if (!manifest || missing.size > 0) throw manifest ? damaged() : parseFailure();
  return manifest;
}

const parseFailure = () => new Failure('This file is not a backup of this project.');

/** Errors of the decompression and the tar reader for a damaged archive. */
const isBroken = ({ code = '', message = '' }) =>
  /^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(code) || /tar|header|unexpected end/i.test(message);

/**
 * Reads an archive into the empty `folder`: only files that its manifest lists, with the size and
 * checksum given there. `check(manifest)` may reject it before anything is written. Resolves to the
 * manifest; throws a Failure for an incomplete archive, or one that is not of this project.
 */
export async function readArchive({ file, folder, check = async () => {} }) {
  const source = createReadStream(file);
  const entries = extract();
  const unpacked = pipeline(source, createGunzip(), entries);
  // Awaited below; until then its failure must not count as unhandled.
  unpacked.catch(() => {});
  try {
    const manifest = await readEntries(entries, folder, check);
    await unpacked;
    return manifest;
  } catch (error) {
    source.destroy();
    entries.destroy();
    if (error instanceof Failure) throw error;
    if (error.code === 'ENOENT') throw new Failure(`There is no file ${file}.`);
    if (NO_SPACE.has(error.code)) throw explainNoSpace(error, folder);
    if (/incorrect header check/.test(error.message)) throw parseFailure();
    if (isBroken(error)) throw damaged();
    throw error;
  }
}
