import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createForge, tarOf } from './archive-forge.mjs';

const IMAGE = 'storage/media/aaaaaaaa-0000-4000-8000-000000000001/480.webp';

/**
 * Invalid archives of an embedded database: name → [function that writes one to `hostile`, made
 * from the good one at `archive`; the message that refuses it].
 */
export function hostileArchives({ archive, hostile }) {
  const { writeEntries, forged, withEntry, withDatabase } = createForge({ archive, hostile });
  const bytes = () => readFileSync(archive);
  const flipped = (at) => {
    const content = bytes();
    const index = Math.floor(content.length * at);
    content[index] ^= 1;
    return content;
  };
  return {
    'a byte of its first half is another': [() => writeFileSync(hostile, flipped(0.3)), /damaged/],
    'a byte of its second half is another': [() => writeFileSync(hostile, flipped(0.8)), /damaged/],
    'its end is missing': [
      () => writeFileSync(hostile, bytes().subarray(0, Math.floor(bytes().length * 0.9))),
      /damaged/,
    ],
    'its last bytes are missing': [
      () => writeFileSync(hostile, bytes().subarray(0, -5)),
      /damaged/,
    ],
    'it is empty': [() => writeFileSync(hostile, ''), /not a backup|damaged/],
    'it is no archive': [() => writeFileSync(hostile, 'select 1;'), /not a backup/],
    'it is an archive of something else': [
      () => writeEntries([[{ name: 'holiday.txt' }, Buffer.from('sun')]]),
      /not a backup/,
    ],
    'it is not there': [() => rmSync(hostile, { force: true }), /There is no file/],
    'its schema is newer': [
      () => forged((manifest) => ({ ...manifest, schema: [...manifest.schema, '29990101000000'] })),
      /newer or another version/,
    ],
    'its schema is of another project': [
      () => forged((manifest) => ({ ...manifest, schema: ['1'] })),
      /newer or another version/,
    ],
    'its schema is not the one that it says': [
      () => forged((manifest) => ({ ...manifest, schema: manifest.schema.slice(0, -1) })),
      /other migrations than announced/,
    ],
    'it is of a server': [
      () =>
        forged((manifest) => ({
          ...manifest,
          kind: 'postgres',
          files: manifest.files.filter(({ path: name }) => name.startsWith('storage/')),
        })),
      /of a Postgres server/,
    ],
    'its format is a later one': [
      () => forged((manifest) => ({ ...manifest, version: 2 })),
      /can read/,
    ],
    'a file is missing': [
      () =>
        forged(
          (same) => same,
          (entries) => entries.slice(0, -1),
        ),
      /damaged/,
    ],
    'a file is too much': [
      () =>
        forged(
          (same) => same,
          (entries) => [...entries, [{ name: 'more' }, Buffer.from('x')]],
        ),
      /damaged/,
    ],
    'a file is there twice': [
      () =>
        forged(
          (same) => same,
          (entries) => [...entries, entries.at(-1)],
        ),
      /damaged/,
    ],
    'a file is longer than it says': [
      () =>
        forged(
          (same) => same,
          (entries) => [
            ...entries.slice(0, -1),
            [entries.at(-1)[0], Buffer.from('an image and more')],
          ],
        ),
      /damaged/,
    ],
    'a link takes the place of a file': [
      () =>
        forged(
          (same) => same,
          (entries) => [
            ...entries.slice(0, -1),
            [{ name: IMAGE, type: 'symlink', linkname: '/etc/passwd' }, null],
          ],
        ),
      /damaged/,
    ],
    'a file leads out of its folder': [() => withEntry('../outside.txt'), /can read/],
    'a file leads out by its own folder': [
      () => withEntry('storage/media/../../../outside.txt'),
      /can read/,
    ],
    'a file has an absolute name': [() => withEntry('/tmp/outside.txt'), /can read/],
    'a file of the database leads out': [
      async () => withDatabase(await tarOf(['postgres/../../outside.txt', 'x'])),
      /outside of itself/,
    ],
    'its database is an empty archive': [() => withDatabase(Buffer.alloc(1024)), /is none/],
    'its database is no archive': [() => withDatabase(Buffer.from('x'.repeat(5000))), /is none/],
    'its database has no content': [
      async () => withDatabase(await tarOf(['postgres/PG_VERSION', '17'])),
      /does not open/,
    ],
  };
}
