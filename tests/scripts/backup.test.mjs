import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { createGzip, gunzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { backupEmbedded, restoreEmbedded, undoRestore } from '../../scripts/backup/embedded.mjs';
import { SNAPSHOT_PATH } from '../../scripts/embedded/snapshot-route.mjs';
import { startProcess } from './embedded-process.mjs';

const IMAGE = 'storage/media/aaaaaaaa-0000-4000-8000-000000000001/480.webp';
const NAMES = 'select name from public.hotels order by name';

const root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-backup-test-'));
const data = path.join(root, '.data');
const archive = path.join(root, 'backup.tar.gz');
const hostile = path.join(root, 'hostile.tar.gz');

/** Every file in the folder of the data, with its content's digest. */
const digests = () =>
  Object.fromEntries(
    readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

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

let running;
before(async () => {
  running = await startProcess(data);
  mkdirSync(path.dirname(path.join(data, IMAGE)), { recursive: true });
  writeFileSync(path.join(data, IMAGE), 'an image');
  await running.sql("update public.hotels set name = 'Antes' where slug = 'ipe-jericoacoara'");
  await backupEmbedded({ data, target: archive });
});
after(async () => {
  await running?.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a backup while the site runs', () => {
  test('holds the database, its images and keys, for its owner only, and leaves nothing behind', async () => {
    const names = (await entriesOf(archive)).map(([{ name }]) => name);
    assert.deepEqual(names, ['manifest.json', 'keys.json', 'postgres.tar', IMAGE]);
    assert.equal(statSync(archive).mode & 0o777, 0o600);
    assert.deepEqual(
      readdirSync(data).filter((name) => name.startsWith('snapshot-')),
      [],
    );
  });

  test('is of one moment, whatever is written meanwhile', async () => {
    const done = new AbortController();
    const writes = (async () => {
      let count = 0;
      for (; !done.signal.aborted; count += 1) {
        const rate = (count % 5) + 0.5;
        await running.sql('update public.hotels set rating = $1', [rate]);
      }
      return count;
    })();
    const target = path.join(root, 'while-writing.tar.gz');
    await backupEmbedded({ data, target });
    done.abort();
    assert.ok((await writes) > 0);
    const elsewhere = path.join(root, 'elsewhere/.data');
    mkdirSync(path.dirname(elsewhere));
    await restoreEmbedded({ data: elsewhere, file: target });
    const copy = await startProcess(elsewhere);
    const rates = await copy.sql('select distinct rating from public.hotels');
    await copy.close();
    assert.equal(rates.length, 1);
  });

  test('is given to nobody without the service key', async () => {
    for (const apikey of [undefined, '', running.anonKey, 'sb_secret_guess']) {
      const headers = apikey === undefined ? {} : { apikey };
      const response = await fetch(running.url + SNAPSHOT_PATH, { method: 'POST', headers });
      assert.equal(response.status, 401);
    }
    const headers = { apikey: running.serviceKey };
    assert.equal((await fetch(running.url + SNAPSHOT_PATH, { headers })).status, 404);
  });

  test('is refused a restore over the running site', async () => {
    await assert.rejects(restoreEmbedded({ data, file: archive }), /already in use by process/);
  });
});

describe('an archive that does not fit is refused, and nothing is changed', () => {
  before(async () => {
    await running.sql("update public.hotels set name = 'Depois' where slug = 'ipe-jericoacoara'");
    await running.close();
    running = null;
  });

  const bytes = () => readFileSync(archive);
  const flipped = (at) => {
    const content = bytes();
    const index = Math.floor(content.length * at);
    content[index] ^= 1;
    return content;
  };
  const outside = (name) => {
    const { file, entry } = entryFor(name, Buffer.from('x'));
    return forged(
      (manifest) => ({ ...manifest, files: [...manifest.files, file] }),
      (entries) => [...entries, entry],
    );
  };
  const CASES = {
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
    'a file leads out of its folder': [() => outside('../outside.txt'), /can read/],
    'a file leads out by its own folder': [
      () => outside('storage/media/../../../outside.txt'),
      /can read/,
    ],
    'a file has an absolute name': [() => outside('/tmp/outside.txt'), /can read/],
    'a file of the database leads out': [
      async () => {
        const tar = pack();
        tar.entry({ name: 'postgres/../../outside.txt' }, 'x');
        tar.finalize();
        return withDatabase(await buffer(tar));
      },
      /outside of itself/,
    ],
    'its database is an empty archive': [() => withDatabase(Buffer.alloc(1024)), /is none/],
    'its database is no archive': [() => withDatabase(Buffer.from('x'.repeat(5000))), /is none/],
    'its database has no content': [
      async () => {
        const tar = pack();
        tar.entry({ name: 'postgres/PG_VERSION' }, '17');
        tar.finalize();
        return withDatabase(await buffer(tar));
      },
      /does not open/,
    ],
  };
  for (const [what, [make, sentence]] of Object.entries(CASES)) {
    test(what, async () => {
      await make();
      const before = digests();
      await assert.rejects(restoreEmbedded({ data, file: hostile }), (error) => {
        assert.match(error.message, sentence);
        assert.equal(error.constructor.name, 'Failure', error.stack);
        return true;
      });
      assert.deepEqual(digests(), before);
      assert.deepEqual(
        readdirSync(root).filter((name) => name.startsWith('.data.')),
        [],
      );
      assert.ok(!existsSync(path.join(root, 'outside.txt')));
    });
  }
});

describe('a restore', () => {
  test('brings database, images and keys back, and keeps what was there', async () => {
    writeFileSync(path.join(data, IMAGE), 'another image');
    const keys = readFileSync(path.join(data, 'keys.json'), 'utf8');
    const { aside } = await restoreEmbedded({ data, file: archive });
    assert.equal(readFileSync(path.join(data, IMAGE), 'utf8'), 'an image');
    assert.equal(readFileSync(path.join(data, 'keys.json'), 'utf8'), keys);
    assert.equal(readFileSync(path.join(aside, IMAGE), 'utf8'), 'another image');
    const restored = await startProcess(data);
    const names = (await restored.sql(NAMES)).map(({ name }) => name);
    await restored.close();
    assert.ok(names.includes('Antes') && !names.includes('Depois'));
    assert.deepEqual([restored.migrated, restored.seeded], [0, false]);
  });

  test('can be taken back', async () => {
    await undoRestore({ data });
    assert.equal(readFileSync(path.join(data, IMAGE), 'utf8'), 'another image');
    const former = await startProcess(data);
    const names = (await former.sql(NAMES)).map(({ name }) => name);
    await former.close();
    assert.ok(names.includes('Depois') && !names.includes('Antes'));
  });
});

test('a backup of a database that was killed is whole', async () => {
  const killed = await startProcess(data);
  await killed.sql("update public.hotels set name = 'Salvo' where slug = 'ipe-jericoacoara'");
  await killed.kill();
  const target = path.join(root, 'killed.tar.gz');
  await backupEmbedded({ data, target });
  await restoreEmbedded({ data, file: target });
  const restored = await startProcess(data);
  const names = (await restored.sql(NAMES)).map(({ name }) => name);
  await restored.close();
  assert.ok(names.includes('Salvo'));
});

test('without room for it there is no archive, and one sentence', () => {
  const target = path.join(root, 'no-room.tar.gz');
  const code = `import('${new URL('../../scripts/backup/embedded.mjs', import.meta.url)}')
    .then(({ backupEmbedded }) => backupEmbedded(${JSON.stringify({ data, target })}))
    .catch((error) => console.log(error.constructor.name, error.message))`;
  // In blocks of 1,024 bytes: less than the database takes.
  const args = ['-c', 'ulimit -f 20000; exec "$0" -e "$1"', process.execPath, code];
  const { stdout } = spawnSync('bash', args, { encoding: 'utf8' });
  assert.match(stdout, /^Failure There is no room at /m);
  assert.ok(!existsSync(target) && !existsSync(`${target}.part`));
  assert.ok(!readdirSync(data).some((name) => name.startsWith('snapshot-')));
});
