import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGzip, gunzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/**
 * Makes archives at `hostile` out of the good one at `archive`: { entriesOf, writeEntries, forged,
 * withEntry, withDatabase }.
 */
export function createForge({ archive, hostile }) {
  /** The entries of the good archive as [header, content]. */
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

  /** The good archive with its manifest changed, checksums of other contents included. */
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

  /** The good archive with another copy of a database. */
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

  /** The good archive with one more file, which its manifest names. */
  function withEntry(name) {
    const { file, entry } = entryFor(name, Buffer.from('x'));
    return forged(
      (manifest) => ({ ...manifest, files: [...manifest.files, file] }),
      (entries) => [...entries, entry],
    );
  }

  return { entriesOf, writeEntries, forged, withEntry, withDatabase };
}

/** A tar with these files, as [name, content]. */
export function tarOf(...files) {
  const tar = pack();
  for (const [name, content] of files) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
}
