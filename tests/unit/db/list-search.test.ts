/** @jest-environment node */
import { type SessionClient, sessionClient } from '@/lib/db/session-client';
import { regionListQuery } from '@/lib/regions/list-query';
import { listAdminRegions } from '@/lib/regions/staff-queries';
import { userListQuery } from '@/lib/users/list-query';
import { listUsers } from '@/lib/users/staff-queries';

jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'http://localhost',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
  }),
}));

const client = sessionClient({ getAll: () => [], setAll: () => {} });

/** The parameters of the requests for a table's rows, by the first column that they select. */
async function asked(table: string, read: (client: SessionClient) => Promise<unknown>) {
  const requests: URLSearchParams[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    if (url.pathname.endsWith(`/${table}`)) requests.push(url.searchParams);
    return Response.json([], { headers: { 'content-range': '*/120' } });
  });
  await read(client);
  return requests;
}

const params = { q: ' São ', pagina: '2' };

it('reads one page of the regions whose names match, ignoring accents', async () => {
  const query = regionListQuery.parse(params);
  const [page] = await asked('regions', (session) => listAdminRegions(session, query));
  expect(page?.get('name')).toMatch(/^imatch\.s\[a.*\]\[o.*\]$/);
  expect([page?.get('offset'), page?.get('limit')]).toEqual(['50', '50']);
});

it('reads and counts the accounts whose e-mails match, but counts all administrators', async () => {
  const query = userListQuery.parse(params);
  const requests = await asked('user_profiles', (session) => listUsers(session, query));
  const filtered = requests.map((request) => [request.has('role'), request.has('email')]);
  // The search must not change who is the only administrator.
  expect(filtered).toContainEqual([true, false]);
  expect(filtered.filter(([isAdmins]) => !isAdmins).every(([, isFiltered]) => isFiltered)).toBe(
    true,
  );
});
