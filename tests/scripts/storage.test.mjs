import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { DEMO_ACCOUNTS } from '../../scripts/embedded/accounts.mjs';
import { withDatabaseErrors } from '../../scripts/embedded/database-errors.mjs';
import { createFileStore } from '../../scripts/embedded/files.mjs';
import { startEmbedded } from '../../scripts/embedded/index.mjs';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const NAME = `${ID}/480.webp`;
const WEBP = Buffer.from('RIFF....WEBP');

test('a full disk is answered with 507, and logged', async (t) => {
  const log = t.mock.method(console, 'error', () => {});
  const message = 'ENOSPC: no space left on device, write';
  const response = await withDatabaseErrors(async () => {
    console.error(Object.assign(new Error(message), { code: 'ENOSPC' }));
    return new Response('', { status: 500 });
  });
  assert.equal(response.status, 507);
  const { code, ...body } = await response.json();
  assert.deepEqual([code, body.message], ['ENOSPC', message]);
  assert.equal(log.mock.callCount(), 1);
});

describe('the Storage API of the embedded Supabase', () => {
  let embedded;
  const tokens = {};

  const ask = async (method, address, { token, key = embedded.anonKey, body, type } = {}) => {
    const response = await fetch(embedded.url + address, {
      method,
      headers: {
        apikey: key,
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  };
  const store = (token, name = NAME, type = 'image/webp') =>
    ask('POST', `/storage/v1/object/media/${name}`, { token, body: WEBP, type });
  const remove = (token, name = NAME) =>
    ask('DELETE', '/storage/v1/object/media', {
      token,
      type: 'application/json',
      body: JSON.stringify({ prefixes: [name] }),
    });
  const get = (name = NAME) => ask('GET', `/storage/v1/object/public/media/${name}`);
  const setReady = (isReady) =>
    embedded.sql('update public.media_files set is_ready = $1', [isReady]);

  before(async () => {
    embedded = await startEmbedded({ memory: true, seedFile: null });
    for (const { email } of DEMO_ACCOUNTS) {
      const { text } = await ask('POST', '/auth/v1/token?grant_type=password', {
        type: 'application/json',
        body: JSON.stringify({ email, password: embedded.demoPassword }),
      });
      tokens[email.split('@')[0]] = JSON.parse(text).access_token;
    }
    await embedded.sql(
      `insert into public.media_files (id, file_name, width, height, bytes, mime, sha256)
       values ($1, 'x.png', 480, 300, 1, 'image/png', repeat('a', 64))`,
      [ID],
    );
  });
  after(() => embedded.close());

  const forged = 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.';
  for (const who of ['nobody', 'investidor', 'inativo', 'forged']) {
    test(`takes nothing from ${who}, and gives nothing up`, async () => {
      const token = who === 'forged' ? forged : tokens[who];
      assert.match((await store(token)).text, /row-level security|InvalidJWT/);
      assert.equal((await get()).status, 400);
      assert.equal((await store(tokens.editor)).status, 200);
      await remove(token);
      assert.equal((await get()).status, 200);
      assert.equal((await remove(tokens.editor)).status, 200);
      assert.equal((await get()).status, 400);
    });
  }

  test('changes no file of a picture that is ready, not even for administrators', async () => {
    await store(tokens.admin);
    await setReady(true);
    assert.match((await store(tokens.admin, `${ID}/960.webp`)).text, /row-level security/);
    assert.match((await store(tokens.admin)).text, /row-level security|already exists/);
    await remove(tokens.admin);
    assert.deepEqual(await get(), { status: 200, text: WEBP.toString() });
    await setReady(false);
    await remove(tokens.admin);
  });

  test('accepts pictures only', async () => {
    assert.match((await store(tokens.editor, NAME, 'text/html')).text, /mime|not supported/i);
    assert.equal((await store(tokens.editor, `${ID}/480.html`, 'image/webp')).status, 404);
  });

  for (const [method, address] of [
    ['GET', '/storage/v1/bucket'],
    ['POST', '/storage/v1/bucket'],
    ['POST', '/storage/v1/object/list/media'],
    ['POST', `/storage/v1/object/sign/media/${NAME}`],
    ['POST', `/storage/v1/object/upload/sign/media/${NAME}`],
    ['POST', '/storage/v1/object/copy'],
    ['PUT', `/storage/v1/object/media/${NAME}`],
    ['GET', `/storage/v1/object/media/${NAME}`],
    ['GET', '/storage/v1/object/public/media/..%2f..%2fpostgres/480.webp'],
    ['POST', `/storage/v1/object/media/..%2f${NAME}`],
    ['POST', `/storage/v1/object/other/${NAME}`],
  ]) {
    test(`does not serve ${method} ${address}`, async () => {
      const body = method === 'GET' ? undefined : '{}';
      const { status, text } = await ask(method, address, { key: embedded.serviceKey, body });
      assert.deepEqual({ status, text }, { status: 404, text: '' });
    });
  }
});

test('an unfinished file of a killed process is removed on the next start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-storage-'));
  const files = path.join(folder, 'media', ID);
  mkdirSync(files, { recursive: true });
  for (const name of ['480.webp', '960.webp.part']) writeFileSync(path.join(files, name), WEBP);
  createFileStore(folder);
  assert.deepEqual(readdirSync(files), ['480.webp']);
  rmSync(folder, { recursive: true });
});
