import { type Account, newAccount, protect } from './accounts';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import {
  forgedSession,
  recoveryOf,
  replay,
  serverActions,
  sessionCookie,
  sessionOf,
} from './replay';
import { newRow, ownName, STAFF_ACTIONS, WORKER } from './staff-actions';

const origin = SITE_URL;

/** Actions that are open without a session; they are tested elsewhere. */
const NOT_OF_THE_BACK_OFFICE = new Set([
  'subscribe',
  'signIn',
  'signOut',
  'requestReset',
  'confirmRecovery',
  'setPassword',
  'enterCode',
  'setUpAuthenticator',
]);

type Attempt = [who: string, headers: Record<string, string>];
type People = Record<'admin' | 'editor' | 'investidor' | 'inactive', Account>;

let attempts: { outsiders: Attempt[]; editor: Attempt; admin: string };
let people: People;

test.beforeAll(async () => {
  people = {
    admin: await newAccount('admin'),
    editor: await newAccount('editor'),
    investidor: await newAccount('investidor'),
    inactive: await newAccount('admin', false),
  };
  const session = await sessionOf(people.admin);
  const admin = sessionCookie(session);
  const cookieOf = async (account: Account) => sessionCookie(await sessionOf(account));
  const withoutCode = await newAccount('admin');
  await protect(withoutCode);
  const skip = Array(5).fill('middleware').join(':');
  attempts = {
    admin,
    editor: ['an editor', { origin, cookie: await cookieOf(people.editor) }],
    outsiders: [
      ['nobody', { origin }],
      ['nobody, past the middleware', { origin, 'x-middleware-subrequest': skip }],
      ['an unsigned token', { origin, cookie: sessionCookie(forgedSession(session, 'unsigned')) }],
      ['a forged token', { origin, cookie: sessionCookie(forgedSession(session, 'other-key')) }],
      ['a password without its code', { origin, cookie: await cookieOf(withoutCode) }],
      ['an inactive admin', { origin, cookie: await cookieOf(people.inactive) }],
      ['an admin’s recovery', { origin, cookie: sessionCookie(await recoveryOf(people.admin)) }],
      ['an investidor', { origin, cookie: await cookieOf(people.investidor) }],
      ['an admin from nowhere', { cookie: admin }],
      ['an admin from a sandbox', { cookie: admin, origin: 'null' }],
      ['an admin from another site', { cookie: admin, origin: 'https://evil.example' }],
      [
        'an admin from another site with a host of its own',
        { cookie: admin, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      ],
      ['an admin across sites', { cookie: admin, origin, 'sec-fetch-site': 'cross-site' }],
    ],
  };
});

test.afterAll(async () => {
  await restAsService(`media_files?file_name=like.Porta ${WORKER}*`, { method: 'DELETE' });
});

test('every action changes rows for those with access and for no one else', async () => {
  test.setTimeout(240_000);
  // Creates all rows first and makes all changes last: simultaneous writes re-render the pages
  // of the site only once.
  const actions = await Promise.all(
    Object.entries(STAFF_ACTIONS).map(async ([name, { need, use }]) => {
      const action = serverActions().get(name);
      if (!action) throw new Error(`The build has no action ${name}.`);
      return { name, need, action, ...(await use()) };
    }),
  );
  const before = new Map<string, object[]>();
  for (const { name, need, action, argument, rows } of actions) {
    await test.step(`${name}: changes no rows for anyone else`, async () => {
      before.set(name, await restAsService(rows));
      const refused =
        need === 'admin' ? [...attempts.outsiders, attempts.editor] : attempts.outsiders;
      for (const [who, headers] of refused) {
        const answer = await replay(action, argument, headers);
        expect(answer, who).not.toContain('"ok":true');
        expect(await restAsService(rows), who).toEqual(before.get(name));
      }
    });
  }
  for (const { name, need, action, argument, rows } of actions) {
    await test.step(`${name}: changes rows for ${need === 'admin' ? 'admins' : 'staff'}`, async () => {
      const cookie = need === 'admin' ? attempts.admin : (attempts.editor[1].cookie ?? '');
      expect(await replay(action, argument, { cookie, origin })).toContain('"ok":true');
      expect(await restAsService(rows)).not.toEqual(before.get(name));
    });
  }
});

test('a region that is sent twice is created once; changes of two editors are merged or conflict', async () => {
  const action = serverActions().get('saveRegion');
  if (!action) throw new Error('The build has no action saveRegion.');
  const { cookie = '' } = attempts.editor[1];
  const id = crypto.randomUUID();
  const rows = `regions?id=eq.${id}`;
  const fields = { name: ownName(), description: 'Antes', is_active: false };
  const save = (rest: object) => replay(action, { id, ...rest }, { cookie, origin });
  const stored = async () => (await restAsService<typeof fields & { updated_at: string }>(rows))[0];

  // The answer to the first request was lost, and more has been typed since.
  expect(await save({ loaded: null, fields })).toContain('"ok":true');
  const later = { ...fields, description: 'E isto veio depois' };
  expect(await save({ loaded: null, sent: [fields], fields: later })).toContain('"ok":true');
  const named = `regions?name=eq.${encodeURIComponent(fields.name)}`;
  expect(await restAsService(named)).toMatchObject([{ id, ...later }]);

  const first = await stored();
  const loaded = { version: first?.updated_at, base: later };
  await restAsService(rows, { method: 'PATCH', body: { is_active: true } });
  const mine = { ...later, description: 'Minha' };
  expect(await save({ loaded, fields: mine })).toContain('"ok":true');
  expect(await stored()).toMatchObject({ description: 'Minha', is_active: true });

  await restAsService(rows, { method: 'PATCH', body: { description: 'A deles' } });
  const refused = await save({ loaded, fields: { ...later, description: 'Outra minha' } });
  expect(refused).toContain('"code":"conflict"');
  expect(refused).toContain('A deles');
  expect(await stored()).toMatchObject({ description: 'A deles' });
});

test('every other action of the back office refuses anyone who is not staff, whatever is sent', async () => {
  const others = [...serverActions()].filter(
    ([name]) => !(name in STAFF_ACTIONS) && !NOT_OF_THE_BACK_OFFICE.has(name),
  );
  expect(others.map(([name]) => name)).toContain('saveSettings');
  for (const [name, action] of others) {
    for (const [who, headers] of attempts.outsiders) {
      const argument = { id: crypto.randomUUID(), loaded: null, fields: {} };
      const answer = await replay(action, argument, headers);
      expect(answer, `${name}: ${who}`).not.toContain('"ok":true');
      // The sender is refused before anything else is checked.
      expect(answer, `${name}: ${who}`).not.toContain('"code":"invalid"');
    }
  }
});

test('no page of the back office shows any of its content to outsiders', async () => {
  const [hotel, region] = [await newRow('hotels'), await newRow('regions')];
  const offer = await newRow('hotel_packages');
  const nameOf = async (rows: string) =>
    (await restAsService<{ name: string }>(rows))[0]?.name ?? 'none';
  const pages: [string, string][] = [
    ['/admin/hotels', await nameOf(hotel.rows)],
    ['/admin/regions', await nameOf(region.rows)],
    ['/admin/packages', await nameOf(offer.rows)],
    ['/admin/users', people.editor.email],
    ['/admin/config', 'vimeo.com/'],
  ];
  const outsiders = attempts.outsiders.filter(([who]) => !who.startsWith('an admin '));
  for (const [path, secret] of pages) {
    const look = async (headers: Record<string, string>, rsc: boolean) => {
      const response = await fetch(SITE_URL + path, {
        redirect: 'manual',
        headers: { ...headers, ...(rsc ? { rsc: '1' } : {}) },
      });
      expect(response.headers.get('cache-control'), path).toContain('no-store');
      return response.text();
    };
    for (const [who, headers] of outsiders) {
      for (const rsc of [false, true]) {
        expect(await look(headers, rsc), `${path}: ${who}`).not.toContain(secret);
      }
    }
    // The same request shows it to an administrator, so the check above is not vacuous.
    expect(await look({ cookie: attempts.admin }, false), path).toContain(secret);
  }
});

test('a sign-in form on another site does not open a session', async ({ page }) => {
  await page.goto('/auth');
  const hidden = await page
    .locator('form input[type=hidden]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  const send = async (headers: Record<string, string>) => {
    const form = new FormData();
    for (const [name = '', value = ''] of hidden) form.append(name, value);
    form.set('email', people.editor.email);
    form.set('password', people.editor.password);
    const options = { method: 'POST', redirect: 'manual', body: form, headers } as const;
    const response = await fetch(`${SITE_URL}/auth`, options);
    return response.headers.getSetCookie().some((cookie) => cookie.startsWith('vitrine-session='));
  };
  expect(await send({})).toBe(false);
  expect(await send({ origin: 'null' })).toBe(false);
  const evil = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
  expect(await send(evil)).toBe(false);
  expect(await send({ origin: origin })).toBe(true);
});

test('the state of a session is only reported to requests from this site', async () => {
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${SITE_URL}/auth/session`, { method: 'POST', headers });
    return [response.status, (await response.json()).state];
  };
  const cookie = attempts.admin;
  expect(await ask({ cookie })).toEqual([403, 'refused']);
  expect(await ask({ cookie, origin: 'https://evil.example' })).toEqual([403, 'refused']);
  expect(await ask({ origin })).toEqual([200, 'signed-out']);
  expect(await ask({ origin, cookie })).toEqual([200, 'staff']);
  const [, forged] = attempts.outsiders.find(([who]) => who === 'a forged token') ?? [];
  expect(await ask({ ...forged })).toEqual([200, 'signed-out']);
});
