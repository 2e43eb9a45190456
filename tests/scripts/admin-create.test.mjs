import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { generatePassword, passwordProblem } from '../../scripts/db/admin-create.mjs';
import { makeAdmin } from '../../scripts/db/make-admin.mjs';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { Failure } from '../../scripts/start/failure.mjs';

const PASSWORD = generatePassword();
let embedded;
let target;
before(async () => {
  embedded = await startEmbedded({ memory: true, seedFile: null, accounts: false });
  const { url, serviceKey, anonKey } = embedded;
  target = { url, serviceKey, signUpKey: anonKey, password: PASSWORD };
});
after(() => embedded.close());

const signIn = async (email, password) => {
  const response = await fetch(`${embedded.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: embedded.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.ok;
};
const profile = async (email) =>
  (
    await embedded.sql('select role, is_active from public.user_profiles where email = $1', [email])
  )[0];

test('a new account becomes an active administrator and signs in', async () => {
  const email = 'primeira@example.com';
  assert.deepEqual(await makeAdmin({ ...target, email }), { created: true });
  assert.deepEqual(await profile(email), { role: 'admin', is_active: true });
  assert.equal(await signIn(email, PASSWORD), true);
});

test('an existing account becomes an administrator and keeps its password', async () => {
  const email = 'segunda@example.com';
  await makeAdmin({ ...target, email });
  await embedded.sql(
    "update public.user_profiles set role = 'editor', is_active = false where email = $1",
    [email],
  );
  const again = await makeAdmin({ ...target, email, password: generatePassword() });
  assert.deepEqual(again, { created: false });
  assert.deepEqual(await profile(email), { role: 'admin', is_active: true });
  assert.equal(await signIn(email, PASSWORD), true);
});

const stranger = (status, body) => async () => {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => server.close(),
  };
};

for (const [what, open, sentence] of [
  [
    'no server answers',
    async () => ({ url: 'http://127.0.0.1:9', close() {} }),
    /Nothing answers at/,
  ],
  [
    'something else answers',
    stranger(200, '<h1>Hi</h1>'),
    /does not answer like a Supabase project/,
  ],
  [
    'the key is refused',
    stranger(401, '{"message":"Invalid API key"}'),
    /does not accept this service key/,
  ],
  [
    'the schema is missing',
    stranger(404, '{"message":"no such table"}'),
    /Send it the schema first/,
  ],
]) {
  test(`${what}: one sentence that says what to do`, async () => {
    const { url, close } = await open();
    const attempt = makeAdmin({ ...target, url, email: 'x@example.com' });
    await assert.rejects(
      attempt,
      (error) => error instanceof Failure && sentence.test(error.message),
    );
    close();
  });
}

test('a key without rights creates no administrator', async () => {
  const email = 'intrusa@example.com';
  const attempt = makeAdmin({ ...target, serviceKey: embedded.anonKey, email });
  await assert.rejects(attempt, Failure);
  assert.notEqual((await profile(email))?.role, 'admin');
});

test('checks and generates passwords by the site’s own rule', () => {
  for (const bad of ['', 'Abc1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', `Aa1${'é'.repeat(40)}`]) {
    assert.equal(typeof passwordProblem(bad), 'string', bad);
  }
  assert.equal(passwordProblem('Abcdefg1'), null);
  for (let i = 0; i < 50; i += 1) assert.equal(passwordProblem(generatePassword()), null);
  assert.notEqual(generatePassword(), generatePassword());
});
