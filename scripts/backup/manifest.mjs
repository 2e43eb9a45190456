import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../start/failure.mjs';

export const MANIFEST = 'manifest.json';
/** Longest manifest, in bytes: about a hundred thousand files. */
export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

const FORMAT = 'vitrine-backup';
const IMAGE = String.raw`storage/media/[0-9a-f-]{36}/\d{1,4}\.(?:avif|webp)`;

/** The files that an archive of each kind may hold. No other name is ever written to disk. */
const NAMES = {
  embedded: new RegExp(`^(?:keys\\.json|postgres\\.tar|${IMAGE})$`),
  postgres: new RegExp(`^(?:database\\.dump|${IMAGE})$`),
};

const schema = z
  .object({
    format: z.literal(FORMAT),
    version: z.literal(1),
    kind: z.enum(['embedded', 'postgres']),
    createdAt: z.iso.datetime(),
    schema: z.array(z.string().regex(/^\d+$/)).min(1),
    engine: z.string(),
    files: z.array(
      z.object({
        path: z.string(),
        bytes: z.int().nonnegative(),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    ),
  })
  .refine(({ kind, files }) => files.every((file) => NAMES[kind].test(file.path)))
  .refine(({ files }) => new Set(files.map((file) => file.path)).size === files.length);

/** The SHA-256 of a file, in hexadecimal digits. */
async function digestOf(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * The manifest of an archive: its kind, the applied migrations, the engine of its database, and
 * size and checksum of each file in `folder`.
 */
export async function createManifest({ folder, kind, schema: versions, engine, names }) {
  const files = [];
  for (const name of names) {
    const file = path.join(folder, name);
    files.push({ path: name, bytes: (await stat(file)).size, sha256: await digestOf(file) });
  }
  const createdAt = new Date().toISOString();
  return { format: FORMAT, version: 1, kind, createdAt, schema: versions, engine, files };
}

/** Parses the manifest of an archive. Throws a Failure unless it is one of this project. */
export function parseManifest(text) {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Failure('This archive is not a backup that this version of the project can read.');
  }
}

/**
 * Throws a Failure unless every migration of the archive's database is known here: otherwise the
 * site could not read its schema.
 */
export function requireKnownSchema({ schema: versions }, known) {
  const unknown = versions.find((version) => !known.includes(version));
  if (!unknown) return;
  throw new Failure(
    `This archive holds a database of a newer or another version of this project (migration ${unknown} is not in supabase/migrations): restore it with the version that made it.`,
  );
}
