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
import { after, before, describe, test } from 'node:test';
import { backupEmbedded, restoreEmbedded, undoRestore } from '../../scripts/backup/embedded.mjs';
import { SNAPSHOT_PATH } from '../../scripts/embedded/snapshot-route.mjs';
import { createForge } from './archive-forge.mjs';
import { startProcess } from './embedded-process.mjs';
import { hostileArchives } from './hostile-archives.mjs';

const IMAGE = 'storage/media/aaaaaaaa-0000-4000-8000-000000000001/480.webp';
const NAMES = 'select name from public.hotels order by name';

const root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-backup-test-'));
const data = path.join(root, '.data');
const archive = path.join(root, 'backup.tar.gz');
const hostile = path.join(root, 'hostile.tar.gz');

/** Every file in the data folder, with the digest of its content. */
const digests = () =>
  Object.fromEntries(
    readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

const { entriesOf } = createForge({
  archive,
  hostile,
});

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
  test('contains database, images and keys, for its owner only, and leaves no other files', async () => {
    const names = (await entriesOf(archive)).map(([{ name }]) => name);
    assert.deepEqual(names, ['manifest.json', 'keys.json', 'postgres.tar', IMAGE]);
    assert.equal(statSync(archive).mode & 0o777, 0o600);
    assert.deepEqual(
      readdirSync(data).filter((name) => name.startsWith('snapshot-')),
      [],
    );
  });

  test('is a consistent snapshot, even during writes', async () => {
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

  test('requires the service key', async () => {
    for (const apikey of [undefined, '', running.anonKey, 'sb_secret_guess']) {
      const headers = apikey === undefined ? {} : { apikey };
      const response = await fetch(running.url + SNAPSHOT_PATH, { method: 'POST', headers });
      assert.equal(response.status, 401);
    }
    const headers = { apikey: running.serviceKey };
    assert.equal((await fetch(running.url + SNAPSHOT_PATH, { headers })).status, 404);
  });

  test('can’t be restored over the running site', async () => {
    await assert.rejects(restoreEmbedded({ data, file: archive }), /already in use by process/);
  });
});

describe('an invalid archive is refused, and nothing is changed', () => {
  before(async () => {
    await running.sql("update public.hotels set name = 'Depois' where slug = 'ipe-jericoacoara'");
    await running.close();
    running = null;
  });

  for (const [what, [make, sentence]] of Object.entries(hostileArchives({ archive, hostile }))) {
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
  test('restores database, images and keys, and keeps the former data', async () => {
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

  test('can be undone', async () => {
    await undoRestore({ data });
    assert.equal(readFileSync(path.join(data, IMAGE), 'utf8'), 'another image');
    const former = await startProcess(data);
    const names = (await former.sql(NAMES)).map(({ name }) => name);
    await former.close();
    assert.ok(names.includes('Depois') && !names.includes('Antes'));
  });
});

test('a backup of a database that was killed is complete', async () => {
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

test('without enough disk space, there is no archive and one error message', () => {
  const target = path.join(root, 'no-room.tar.gz');
  const code = `import('${new URL('../../scripts/backup/embedded.mjs', import.meta.url)}')
    .then(({ backupEmbedded }) => backupEmbedded(${JSON.stringify({ data, target })}))
    .catch((error) => console.log(error.constructor.name, error.message))`;
  // In blocks of 1,024 bytes, fewer than the database needs.
  const args = ['-c', 'ulimit -f 20000; exec "$0" -e "$1"', process.execPath, code];
  const { stdout } = spawnSync('bash', args, { encoding: 'utf8' });
  assert.match(stdout, /^Failure There is no room at /m);
  assert.ok(!existsSync(target) && !existsSync(`${target}.part`));
  assert.ok(!readdirSync(data).some((name) => name.startsWith('snapshot-')));
});
