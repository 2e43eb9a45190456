import { NEW_HOTEL } from '@/app/(staff)/admin/hotels/form/hotel-values';
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

/** One use of an action: what is sent, and the rows that it would change. */
type Use = { argument: unknown; rows: string };
type Door = { need: 'staff' | 'admin'; use: () => Promise<Use> };

const origin = SITE_URL;
/** Other workers run other doors of this file at the same time. */
const WORKER = crypto.randomUUID().slice(0, 8);
const own = () => `Porta ${WORKER} ${crypto.randomUUID()}`;

/** Any hotel of the seed: an offer needs one. */
const HOTEL = 'b0000000-0000-4000-8000-000000000003';

type Table = 'regions' | 'hotels' | 'hotel_packages';

const NEEDED: Record<Table, object> = {
  regions: {},
  hotels: { location: 'Lugar', price: 1 },
  hotel_packages: { hotel_id: HOTEL },
};

type Made = { id: string; updated_at: string };

async function row(table: Table): Promise<{ id: string; rows: string; version: string }> {
  const body = { name: own(), is_active: false, ...NEEDED[table] };
  const [made] = await restAsService<Made>(table, { method: 'POST', body });
  const id = made?.id ?? '';
  return { id, rows: `${table}?id=eq.${id}`, version: made?.updated_at ?? '' };
}

async function profile(): Promise<{ id: string; rows: string; version: string }> {
  const { id } = await newAccount('investidor', false);
  const rows = `user_profiles?id=eq.${id}`;
  const [made] = await restAsService<{ updated_at: string }>(rows);
  return { id, rows, version: made?.updated_at ?? '' };
}

async function picture(): Promise<{ id: string; rows: string; version: string }> {
  const body = {
    file_name: own(),
    width: 480,
    height: 300,
    bytes: 1,
    mime: 'image/png',
    sha256: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
    is_ready: true,
  };
  const [made] = await restAsService<Made>('media_files', {
    method: 'POST',
    body,
  });
  const id = made?.id ?? '';
  return { id, rows: `media_files?id=eq.${id}`, version: made?.updated_at ?? '' };
}

/** A switch that is set to what it is still moves the row's version. */
const toggle = (table: Table) => async () => {
  const { id, rows, version } = await row(table);
  return { argument: { id, version, isActive: false }, rows };
};
const remove = (table: Table) => async () => {
  const { id, rows, version } = await row(table);
  return { argument: { id, version }, rows };
};

const DOORS: Record<string, Door> = {
  toggleHotel: { need: 'staff', use: toggle('hotels') },
  removeHotel: { need: 'admin', use: remove('hotels') },
  saveHotel: {
    need: 'staff',
    use: async () => {
      const id = crypto.randomUUID();
      const texts = { name: own(), location: 'Lugar', price: '1', is_active: false };
      return {
        argument: { id, loaded: null, fields: { ...NEW_HOTEL, ...texts } },
        rows: `hotels?id=eq.${id}`,
      };
    },
  },
  toggleRegion: { need: 'staff', use: toggle('regions') },
  removeRegion: { need: 'admin', use: remove('regions') },
  saveRegion: {
    need: 'staff',
    use: async () => {
      const id = crypto.randomUUID();
      const fields = { name: own(), description: null, is_active: false };
      return { argument: { id, loaded: null, fields }, rows: `regions?id=eq.${id}` };
    },
  },
  toggleOffer: { need: 'staff', use: toggle('hotel_packages') },
  removeOffer: { need: 'admin', use: remove('hotel_packages') },
  saveOffer: {
    need: 'staff',
    use: async () => {
      const id = crypto.randomUUID();
      const texts = { name: own(), description: null, price: '1', features: [], is_active: false };
      const dates = {
        valid_from: null,
        valid_until: null,
        offer_start_date: null,
        offer_end_date: null,
      };
      const stay = {
        tags: [],
        min_nights: null,
        max_nights: null,
        arrival_days: [],
        room_name: null,
      };
      const fields = {
        ...texts,
        ...dates,
        ...stay,
        hotel_id: HOTEL,
        image_url: null,
        offer_link: null,
      };
      return { argument: { id, loaded: null, fields }, rows: `hotel_packages?id=eq.${id}` };
    },
  },
  saveMedia: {
    need: 'staff',
    use: async () => {
      const { id, rows, version } = await picture();
      const loaded = { version, base: { alt: '' } };
      return { argument: { id, loaded, fields: { alt: own() } }, rows };
    },
  },
  removeMedia: {
    need: 'staff',
    use: async () => {
      const { id, rows, version } = await picture();
      return { argument: { id, version }, rows };
    },
  },
  createUser: {
    need: 'admin',
    use: async () => {
      const email = `porta-${crypto.randomUUID().slice(0, 12)}@ipehoteis.example`;
      const fields = {
        email,
        password: '123456',
        role: 'editor',
        is_active: false,
        hotel_ids: null,
      };
      return { argument: { fields }, rows: `user_profiles?email=eq.${email}` };
    },
  },
  saveUser: {
    need: 'admin',
    use: async () => {
      const { id, rows, version } = await profile();
      const loaded = { version, base: {} };
      return {
        argument: { id, loaded, fields: { role: 'editor', is_active: false, hotel_ids: null } },
        rows,
      };
    },
  },
  restoreVersion: {
    need: 'admin',
    use: async () => {
      const { id, rows } = await row('regions');
      await restAsService(rows, { method: 'PATCH', body: { description: own() } });
      const entries = await restAsService<{ change_id: number }>(
        `audit_log?subject_table=eq.regions&subject_id=eq.${id}&order=id`,
      );
      const [change, seen] = entries.map(({ change_id }) => change_id);
      return { argument: { kind: 'regions', id, change, seen }, rows };
    },
  },
  removeSubscriber: {
    need: 'admin',
    use: async () => {
      const email = `porta-${crypto.randomUUID().slice(0, 12)}@example.com`;
      await restAsService('newsletter_subscribers', {
        method: 'POST',
        body: { email, source: 'about' },
      });
      return { argument: { email }, rows: `newsletter_subscribers?email=eq.${email}` };
    },
  },
  removeAuthenticator: {
    need: 'admin',
    use: async () => {
      const account = await newAccount('editor');
      await protect(account);
      return { argument: { id: account.id }, rows: `user_profiles?id=eq.${account.id}` };
    },
  },
  toggleUser: {
    need: 'admin',
    use: async () => {
      const { id, rows, version } = await profile();
      return { argument: { id, version, isActive: false }, rows };
    },
  },
};

/** Open without a session; their tests are elsewhere. */
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

test('every action changes rows for those who may, and for nobody else', async () => {
  test.setTimeout(240_000);
  // All rows first and all changes last: each of either has the site's pages rendered again, once for
  // those that come together.
  const doors = await Promise.all(
    Object.entries(DOORS).map(async ([name, { need, use }]) => {
      const action = serverActions().get(name);
      if (!action) throw new Error(`The build has no action ${name}.`);
      return { name, need, action, ...(await use()) };
    }),
  );
  const before = new Map<string, object[]>();
  for (const { name, need, action, argument, rows } of doors) {
    await test.step(`${name}: changes rows for nobody else`, async () => {
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
  for (const { name, need, action, argument, rows } of doors) {
    await test.step(`${name}: changes rows for ${need === 'admin' ? 'admins' : 'staff'}`, async () => {
      const cookie = need === 'admin' ? attempts.admin : (attempts.editor[1].cookie ?? '');
      expect(await replay(action, argument, { cookie, origin })).toContain('"ok":true');
      expect(await restAsService(rows)).not.toEqual(before.get(name));
    });
  }
});

test('a region that is sent again stays one; what two editors changed merges or is asked about', async () => {
  const action = serverActions().get('saveRegion');
  if (!action) throw new Error('The build has no action saveRegion.');
  const { cookie = '' } = attempts.editor[1];
  const id = crypto.randomUUID();
  const rows = `regions?id=eq.${id}`;
  const fields = { name: own(), description: 'Antes', is_active: false };
  const save = (rest: object) => replay(action, { id, ...rest }, { cookie, origin });
  const stored = async () => (await restAsService<typeof fields & { updated_at: string }>(rows))[0];

  // The answer to the first request got lost, and more was typed since.
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

test('every other action of the back office refuses whoever is no staff, whatever is sent', async () => {
  const others = [...serverActions()].filter(
    ([name]) => !(name in DOORS) && !NOT_OF_THE_BACK_OFFICE.has(name),
  );
  expect(others.map(([name]) => name)).toContain('saveSettings');
  for (const [name, action] of others) {
    for (const [who, headers] of attempts.outsiders) {
      const argument = { id: crypto.randomUUID(), loaded: null, fields: {} };
      const answer = await replay(action, argument, headers);
      expect(answer, `${name}: ${who}`).not.toContain('"ok":true');
      // Refused for who asks, before anything else is looked at.
      expect(answer, `${name}: ${who}`).not.toContain('"code":"invalid"');
    }
  }
});

test('no page of the back office gives a byte of its content to outsiders', async () => {
  const [hotel, region] = [await row('hotels'), await row('regions')];
  const offer = await row('hotel_packages');
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
    // The same request as an administrator does show it: the search for it is no empty one.
    expect(await look({ cookie: attempts.admin }, false), path).toContain(secret);
  }
});

test('a sign-in form that another site sends opens no session', async ({ page }) => {
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

test('what an open tab asks of its session is told to this site only', async () => {
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
