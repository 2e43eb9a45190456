import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGzip, gunzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/**
 * Creates archives at `hostile` from the good one at `archive`. Returns { entriesOf, writeEntries,
 * forged, withEntry, withDatabase }.
 */
export function createForge({ archive, hostile }) {
  /** The entries of an archive as [header, content]. */
  async function entriesOf(file) {
    const entries = extract();
    entries.end(gunzipSync(readFileSync(file)));
    const found = [];
    for await (const entry of entries) found.push([entry.header, await buffer(entry)]);
    return found;
  }

  async function writeEntries(entries) {
    const tar = pack();
    for (const [header, content] of entries) {
      tar.entry({ ...header, ...(content && { size: content.length }) }, content ?? undefined);
    }
    tar.finalize();
    writeFileSync(hostile, await buffer(tar.pipe(createGzip())));
  }

  /** Writes the good archive with a changed manifest, which includes the checksums. */
  async function forged(changeManifest, changeEntries = (entries) => entries) {
    const [[header, content], ...others] = await entriesOf(archive);
    const manifest = changeManifest(JSON.parse(content));
    await writeEntries([[header, Buffer.from(JSON.stringify(manifest))], ...changeEntries(others)]);
  }

  const entryFor = (name, content) => ({
    file: {
      path: name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    },
    entry: [{ name }, content],
  });

  /** Writes the good archive with another copy of the database. */
  function withDatabase(content) {
    const { file, entry } = entryFor('postgres.tar', content);
    const isOther = (name) => name !== 'postgres.tar';
    return forged(
      ({ files, ...manifest }) => ({
        ...manifest,
        files: [...files.filter(({ path: name }) => isOther(name)), file],
      }),
      (entries) => [...entries.filter(([{ name }]) => isOther(name)), entry],
    );
  }

  /** Writes the good archive with one more file, which its manifest lists. */
  function withEntry(name) {
    const { file, entry } = entryFor(name, Buffer.from('x'));
    return forged(
      (manifest) => ({ ...manifest, files: [...manifest.files, file] }),
      (entries) => [...entries, entry],
    );
  }

  return { entriesOf, writeEntries, forged, withEntry, withDatabase };
}

/** A tar of these files, each [name, content]. */
export function tarOf(...files) {
  const tar = pack();
  for (const [name, content] of files) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
}
