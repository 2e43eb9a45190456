import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { post } from './embedded-request.mjs';

const FIRST = `
create table public.hotels (id int primary key, name text);
alter table public.hotels enable row level security;
create policy visible on public.hotels for select to anon using (id > 1);
create table public.closed (id int);
alter table public.closed enable row level security;
revoke all on public.closed from anon, authenticated;
create function public.whoami() returns text language sql as $$ select current_user::text $$;
create table public.checked (id int constraint small check (id < 10), note text);
alter table public.checked enable row level security;
create policy everything on public.checked to anon using (true) with check (true);
create function public.refuse() returns void language plpgsql
  as $$ begin raise exception 'no secret in here'; end $$;
create function public.repeat(
  word text, parts jsonb default '[]', words text[] default '{}', day date default null
) returns text language sql as $$ select word $$;
`;

function project(migrations) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-embedded-'));
  const migrationsDir = path.join(root, 'migrations');
  mkdirSync(migrationsDir);
  for (const [name, sql] of Object.entries(migrations)) {
    writeFileSync(path.join(migrationsDir, name), sql);
  }
  const seedFile = path.join(root, 'seed.sql');
  writeFileSync(seedFile, "insert into public.hotels values (1, 'hidden'), (2, 'shown');");
  const dataDir = path.join(root, 'postgres');
  return { migrationsDir, seedFile, dataDir, outboxDir: path.join(root, 'outbox') };
}

describe('a running embedded Supabase', () => {
  let embedded;
  let token;
  before(async () => {
    embedded = await startEmbedded({ memory: true, ...project({ '1_first.sql': FIRST }) });
    const body = { email: 'ana@example.com', password: 'Senha-1234' };
    token = (await (await post(embedded, '/auth/v1/signup', { body })).json()).access_token;
  });
  after(() => embedded.close());

  test('returns the rows that the policies allow, and only with the key', async () => {
    const headers = { apikey: embedded.anonKey };
    const rows = await fetch(`${embedded.url}/rest/v1/hotels?select=name`, { headers });
    assert.deepEqual(await rows.json(), [{ name: 'shown' }]);
    assert.equal((await fetch(`${embedded.url}/rest/v1/hotels`)).status, 401);
    const zero = await fetch(`${embedded.url}/rest/v1/hotels?order=%00`, { headers });
    assert.equal(zero.status, 400);
    assert.equal((await fetch(`${embedded.url}/_system/config`)).status, 404);
  });

  test('grants nothing that a migration has revoked', async () => {
    const body = { id: 1 };
    assert.equal((await post(embedded, '/rest/v1/closed', { body })).status, 401);
    assert.equal((await post(embedded, '/rest/v1/closed', { body, token })).status, 403);
  });

  test('never mixes the identities of concurrent requests', async () => {
    const identities = [
      ['anon', {}],
      ['authenticated', { token }],
      ['service_role', { key: embedded.serviceKey }],
    ];
    const asked = Array.from({ length: 60 }, (_, i) => identities[i % 3]);
    const answers = await Promise.all(
      asked.map(async ([, who]) => (await post(embedded, '/rest/v1/rpc/whoami', who)).json()),
    );
    assert.deepEqual(
      answers,
      asked.map(([role]) => role),
    );
  });

  test('writes an e-mail to a file, with a link to the site', async () => {
    await post(embedded, '/auth/v1/recover', { body: { email: 'ana@example.com' } });
    const [name] = readdirSync(embedded.outboxDir).filter((file) => file.endsWith('.json'));
    const mail = JSON.parse(readFileSync(path.join(embedded.outboxDir, name), 'utf8'));
    assert.equal(mail.to, 'ana@example.com');
    assert.match(mail.html, /http:\/\/localhost:3000\/auth\/confirm\?token_hash=\w+&type=recovery/);
  });

  test('puts the requested redirect into a recovery link, if it leads to the site', async () => {
    const site = 'http://localhost:3000';
    const ana = { body: { email: 'ana@example.com' } };
    for (const [asked, written] of [
      [`${site}/auth?convite=1`, `${site}/auth?convite=1`],
      [`${site}/auth?a="><b>&c=$&`, `${site}/auth?a="><b>&c=$&`],
      ['https://evil.example/auth?convite=1', site],
      ['http://localhost:3000@evil.example/', site],
      ['javascript:alert(1)', site],
    ]) {
      await post(embedded, `/auth/v1/recover?redirect_to=${encodeURIComponent(asked)}`, ana);
      const name = readdirSync(embedded.outboxDir).findLast((file) => file.endsWith('.html'));
      const html = readFileSync(path.join(embedded.outboxDir, name), 'utf8');
      const [, link] = /href="([^"]+)"/.exec(html);
      assert.equal(new URL(link).searchParams.get('redirect_to'), written);
      assert.ok(link.startsWith(`${site}/auth/confirm?token_hash=`));
    }
  });

  test('answers a violated constraint with 4xx, and logs no value of the row', async (t) => {
    const log = t.mock.method(console, 'error', () => {});
    const refused = await post(embedded, '/rest/v1/checked', { body: { id: 11, note: 'segredo' } });
    assert.equal(refused.status, 400);
    const answer = await refused.json();
    assert.equal(answer.code, '23514');
    assert.match(answer.message, /violates check constraint "small"/);
    assert.equal((await post(embedded, '/rest/v1/rpc/refuse')).status, 400);
    await post(embedded, '/rest/v1/rpc/nothing');
    assert.doesNotMatch(log.mock.calls.map(({ arguments: [text] }) => text).join(), /segredo/);
  });

  test('answers a value of the wrong type, or nested too deeply, with 400', async (t) => {
    const log = t.mock.method(console, 'error', () => {});
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const fields of [
      ...['"word":{}', '"word":[1]', `"parts":${nested}`],
      ...['"words":{}', '"words":7', '"words":true', '"day":1e300'],
    ]) {
      const body = `{"word":"x",${fields}}`;
      const refused = await fetch(`${embedded.url}/rest/v1/rpc/repeat`, {
        method: 'POST',
        headers: { apikey: embedded.anonKey, 'content-type': 'application/json' },
        body,
      });
      assert.equal(refused.status, 400);
      assert.equal((await refused.json()).code, '22P02');
    }
    for (const [address, body] of [
      ['token?grant_type=password', { email: {}, password: [] }],
      ['recover', { email: {} }],
    ]) {
      assert.equal((await post(embedded, `/auth/v1/${address}`, { body })).status, 400);
    }
    assert.equal(log.mock.callCount(), 0);
    assert.equal(
      (await post(embedded, '/rest/v1/rpc/repeat', { body: { word: 'x' } })).status,
      200,
    );
  });

  const ANA = { email: 'ana@example.com', password: 'Senha-1234' };
  const signIn = (body) => post(embedded, '/auth/v1/token?grant_type=password', { body });
  const methodsIn = ({ access_token }) =>
    JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url')).amr.map(
      ({ method }) => method,
    );
  /** Opens a session through the link of a recovery e-mail. */
  async function recovery(email) {
    await post(embedded, '/auth/v1/recover', { body: { email } });
    const name = readdirSync(embedded.outboxDir).findLast(
      (file) => file.includes(email) && file.endsWith('.html'),
    );
    const mail = readFileSync(path.join(embedded.outboxDir, name), 'utf8');
    const body = { token_hash: /token_hash=(\w+)/.exec(mail)[1], type: 'recovery' };
    return (await post(embedded, '/auth/v1/verify', { body })).json();
  }

  test('a token records how its session was opened, even after a refresh', async () => {
    const byPassword = await (await signIn(ANA)).json();
    const byLink = await recovery(ANA.email);
    assert.deepEqual([methodsIn(byPassword), methodsIn(byLink)], [['password'], ['otp']]);
    for (const session of [byPassword, byLink]) {
      const body = { refresh_token: session.refresh_token };
      const address = '/auth/v1/token?grant_type=refresh_token';
      const renewed = await (await post(embedded, address, { body })).json();
      assert.deepEqual(methodsIn(renewed), methodsIn(session));
    }
  });

  test('only the session of a recovery can set a password', async () => {
    const set = async ({ access_token }, password) => {
      const options = { method: 'PUT', token: access_token, body: { password } };
      return (await post(embedded, '/auth/v1/user', options)).status;
    };
    const session = await (await signIn(ANA)).json();
    assert.equal(await set(session, 'Outra-1234'), 400);
    // With another claim, the signature of the token is no longer valid.
    const [header, payload, signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url'));
    const changed = Buffer.from(JSON.stringify({ ...claims, amr: [{ method: 'otp' }] }));
    const forged = `${header}.${changed.toString('base64url')}.${signature}`;
    assert.equal(await set({ access_token: forged }, 'Outra-1234'), 403);
    assert.equal((await signIn(ANA)).status, 200);
    assert.equal(await set(await recovery(ANA.email), 'Outra-1234'), 200);
    assert.equal((await signIn({ ...ANA, password: 'Outra-1234' })).status, 200);
  });

  test('other spellings of a request do not bypass the rules of the auth service', async () => {
    const eli = { email: 'eli@example.com', password: 'Senha-1234' };
    const joined = await post(embedded, '/auth/v1/signup', { body: eli });
    const authorization = `Bearer ${(await joined.json()).access_token}`;
    const ask = async (method, url, fields, more = {}) => {
      const headers = { apikey: embedded.anonKey, 'content-type': 'application/json', ...more };
      const body = `\ufeff${JSON.stringify(fields)}`;
      return (await fetch(`${embedded.url}/auth/v1/${url}`, { method, headers, body })).status;
    };
    const set = (url) => ask('PUT', url, { password: 'Outra-1234' }, { authorization });
    assert.deepEqual([await set('user'), await set('%75ser')], [400, 404]);
    const wrong = { ...eli, password: 'errada' };
    for (let i = 0; i < 30; i += 1) await ask('POST', 'token?grant_type=password', wrong);
    assert.equal((await signIn(eli)).status, 429);
    assert.equal(await ask('POST', '%74oken?grant_type=password', eli), 404);
  });

  test('limits wrong passwords and e-mails per account, without affecting others', async () => {
    const bia = { email: 'bia@example.com', password: 'Senha-1234' };
    await post(embedded, '/auth/v1/signup', { body: bia });
    const statuses = [];
    for (let i = 0; i < 60; i += 1) {
      statuses.push((await signIn({ ...bia, password: `errada-${i}` })).status);
    }
    assert.deepEqual([statuses.indexOf(429), statuses.at(-1)], [30, 429]);
    assert.equal((await signIn({ ...bia, email: 'BIA@example.com' })).status, 429);
    assert.equal((await signIn({ ...ANA, password: 'outra' })).status, 400);
    const sent = [];
    for (let i = 0; i < 12; i += 1) {
      const body = { email: 'caio@example.com' };
      sent.push((await post(embedded, '/auth/v1/recover', { body })).status);
    }
    assert.deepEqual([sent.indexOf(429), sent[0]], [10, 200]);
  });
});

test('a broken migration is named in the error and leaves the database as it was', async () => {
  const files = project({ '1_first.sql': FIRST });
  const broken = path.join(files.migrationsDir, '2_broken.sql');
  writeFileSync(broken, 'create table public.half (id int);\n\nselect * from nowhere;');
  await assert.rejects(startEmbedded(files), {
    message: /2_broken\.sql failed \(line 3\): relation "nowhere" does not exist/,
  });
  writeFileSync(broken, 'create table public.half (id int);');
  const mended = await startEmbedded(files);
  assert.equal(mended.migrated, 1);
  assert.equal(mended.seeded, true);
  await mended.sql('delete from public.hotels');
  await mended.close();
  const again = await startEmbedded(files);
  assert.deepEqual([again.migrated, again.seeded], [0, false]);
  assert.deepEqual(await again.sql('select * from public.hotels'), []);
  await again.close();
});
