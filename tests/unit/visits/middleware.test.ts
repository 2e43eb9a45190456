/** @jest-environment node */
import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'https://www.ipehoteis.example',
    SUPABASE_URL: 'https://dados.example',
    SUPABASE_ANON_KEY: 'public-key',
    NEXT_DIST_DIR: 'no-build',
  }),
}));

const SITE = 'https://www.ipehoteis.example';
const ID = 'c0000000-0000-4000-8000-0000000000ff';
const HOTEL = { id: ID, slug: 'ipe-mar', name: 'Ipê do Mar', hotel_type: 'alternative' };
const STAY = 'checkin=2027-01-10&checkout=2027-01-12';

/** The rows that a lookup finds by its filter, as PostgREST returns them. */
const ROWS: Record<string, unknown> = {
  'hotels?slug=eq.ipe-mar': HOTEL,
  'hotel_former_slugs?slug=eq.ipe-velho': { hotel: HOTEL },
  [`hotel_packages?id=eq.${ID}`]: { id: ID, name: 'Praia' },
  [`regions?id=eq.${ID}`]: { id: ID },
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    const name = ['slug', 'id'].find((column) => searchParams.has(column)) ?? '';
    const row = ROWS[`${pathname.replace(/^.*\//, '')}?${name}=${searchParams.get(name)}`];
    const rows = row ? [row] : [];
    return Response.json(rows, { headers: { 'content-range': `*/${rows.length}` } });
  });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  middleware(new NextRequest(SITE + path, { method, headers }));

/** The path that a response redirects or rewrites to. */
const leadsTo = ({ headers }: Response) =>
  (headers.get('location') ?? headers.get('x-middleware-rewrite'))?.replace(SITE, '') ?? null;

const PAGE = 'public, max-age=0, s-maxage=60, must-revalidate';
const CHOSEN = 'private, max-age=0, must-revalidate';

it.each([
  ['/', PAGE],
  ['/hotels', PAGE],
  [`/hotels?region=${ID}`, PAGE],
  ['/hotel_lazer/ipe-mar', PAGE],
  ['/hotel/ipe-mar', PAGE],
  ['/sitemap.xml', PAGE],
  ['/nada', PAGE],
  ['/api/%ff', PAGE],
  ['/x/api/y', PAGE],
  ['/x/hotel/ipe/quartos', PAGE],
  ['/hotel/ipe-mar/quartos/x', PAGE],
  ['/hotels?q=praia', CHOSEN],
  [`/deals?hotel=${ID}`, CHOSEN],
  ['/favoritos?hoteis=ipe-mar', CHOSEN],
  ['/comparar?hoteis=a,b', CHOSEN],
  ['/roteiro?paradas=ipe-mar.2', CHOSEN],
  ['/hotels/lista/cT1wcmFpYQ', CHOSEN],
  ['/hotel_lazer/ipe-mar/quartos', CHOSEN],
  [`/hotel_lazer/ipe-mar?${STAY}`, CHOSEN],
  ['/acessibilidade/modo-leve', CHOSEN],
  // They set it themselves.
  ['/api/hotels/pins', null],
  ['/newsletter/sair?t=1', null],
  ['/robots.txt', null],
  ['/sw.js', null],
  ['/sw/keep-pages.js', null],
  ['/sw/keep.js', PAGE],
])('%s has the Cache-Control header: %s', async (path, expected) => {
  const kept = (await ask(path)).headers.get('cache-control');
  expect(kept).toBe(expected);
  const front = await ask(path, { 'x-front-cache': '1' });
  const shared = expected === PAGE ? 'public, max-age=0, s-maxage=1' : expected;
  expect(front.headers.get('cache-control')).toBe(shared);
});

it.each([
  ['/hotel_lazer/ipe-mar', 200, null],
  ['/hotel/ipe-mar', 308, '/hotel_lazer/ipe-mar'],
  ['/hotel/ipe-mar?utm_source=x', 308, '/hotel_lazer/ipe-mar?utm_source=x'],
  ['/hotel_corp/ipe-mar/quartos?a=b', 308, '/hotel_lazer/ipe-mar/quartos?a=b'],
  ['/hotel/ipe-velho', 308, '/hotel_lazer/ipe-mar'],
  ['/ipe-mar', 308, '/hotel_lazer/ipe-mar'],
  ['/nada', 200, null],
  ['/hotel/nada', 200, '/nao-encontrada/hotel'],
  ['/hotel_lazer/nada/quartos', 200, '/nao-encontrada/hotel'],
  // Only the pages of a hotel.
  ['/x/hotel/ipe-mar/quartos', 200, null],
  ['/hotel/ipe-mar/quartos/x', 200, null],
  [`/oferta/praia-${ID}`, 200, null],
  [`/oferta/outra-${ID}`, 308, `/oferta/praia-${ID}`],
  [`/package/${ID.replace(/f+$/, '00')}`, 307, `/oferta/${ID.replace(/f+$/, '00')}`],
  [`/hotels?region=${ID}`, 200, `/hotels/regiao/${ID}`],
  ['/hotels?q=praia', 200, '/hotels/lista/cT1wcmFpYQ?q=praia'],
  ['/hotels/lista/cT1wcmFpYQ', 200, null],
  ['/hotels/lista/rubbish', 200, '/nao-encontrada'],
  ['/%ff', 200, '/nao-encontrada'],
  ['/admin/%ff', 200, '/nao-encontrada'],
])('%s responds with %d, target %s', async (path, status, target) => {
  const answer = await ask(path);
  expect([answer.status, leadsTo(answer)]).toEqual([status, target]);
  expect(answer.headers.get('content-security-policy')).not.toContain('nonce-');
  expect(answer.headers.get('x-robots-tag')).toBeNull();
});

const DOCUMENT = { 'sec-fetch-dest': 'document' };

// A document is rendered whole so that scripts can wait for its first paint; the router gets parts.
it.each([
  ['/hotels?q=praia', '/hotels/documento/cT1wcmFpYQ?q=praia', CHOSEN],
  ['/deals?hotel=ipe-mar', '/deals/documento/aG90ZWw9aXBlLW1hcg?hotel=ipe-mar', CHOSEN],
  ['/hotels/documento/cT1wcmFpYQ', null, CHOSEN],
  ['/hotels/documento/rubbish', '/nao-encontrada', CHOSEN],
  ['/hotels', null, PAGE],
  [`/hotels?region=${ID}`, `/hotels/regiao/${ID}`, PAGE],
])('%s as a document is rewritten to %s', async (path, target, kept) => {
  const answer = await ask(path, DOCUMENT);
  expect([leadsTo(answer), answer.headers.get('cache-control')]).toEqual([target, kept]);
});

const FROM_STAY = { referer: `${SITE}/hotel_lazer/ipe-mar?${STAY}&adultos=2` };
it.each<[what: string, path: string, headers: Record<string, string>, target: string | null]>([
  ['a link', '/hotel/x', { ...FROM_STAY, ...DOCUMENT }, `/hotel/x?${STAY}&adultos=2`],
  [
    'a reload',
    '/hotel_lazer/ipe-mar',
    { ...FROM_STAY, ...DOCUMENT, 'cache-control': 'no-cache' },
    null,
  ],
  ['a script', '/hotel_lazer/ipe-mar', FROM_STAY, null],
  ['a link of no page', '/hotel_lazer/ipe-mar', { ...DOCUMENT, referer: `?${STAY}` }, null],
  ['an address that was typed', '/hotel_lazer/ipe-mar', DOCUMENT, null],
  [
    'a link of another site',
    '/hotel_lazer/ipe-mar',
    { ...DOCUMENT, referer: `https://outro.example/?${STAY}` },
    null,
  ],
])('adds the stay only for a link from this site: %s', async (_, path, headers, target) => {
  const answer = await ask(path, headers);
  expect(leadsTo(answer)).toBe(target);
  if (target) expect([answer.status, answer.headers.get('cache-control')]).toEqual([307, CHOSEN]);
});

it.each([
  ['GET', '/admin', 307, '/auth?next=%2Fadmin'],
  ['HEAD', '/admin', 307, '/auth?next=%2Fadmin'],
  ['GET', '/admin/hotels?x=1', 307, '/auth?next=%2Fadmin%2Fhotels%3Fx%3D1'],
  // An action reports itself that the session is over.
  ['POST', '/admin/hotels', 200, null],
  ['GET', '/auth', 200, null],
])(
  'without a session, %s %s responds with %d, target %s, uncached',
  async (method, path, status, target) => {
    const answer = await ask(path, {}, method);
    expect([answer.status, leadsTo(answer)]).toEqual([status, target]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
  },
);

it.each(['/administrar', '/authx', '/x/admin', '/x/auth/y'])(
  '%s is not a page of staff',
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, leadsTo(answer), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      null,
      null,
    ]);
  },
);

it.each([
  ['/', 'GET, HEAD'],
  ['/nada', 'GET, HEAD'],
  ['/admin/%ff', 'GET, HEAD'],
  ['/about', 'GET, HEAD, POST'],
  ['/admin/hotels', 'GET, HEAD, POST'],
])('%s allows only %s', async (path, allowed) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(path, {}, method);
    const isAllowed = allowed.includes(method);
    expect([method, status === 405]).toEqual([method, !isAllowed]);
    expect(headers.get('allow')).toBe(isAllowed ? null : allowed);
    if (!isAllowed) expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  }
});

it('leaves the choice of methods to a route', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await ask('/api/qualquer', {}, method)).status).toBe(200);
  }
});

it.each([
  ['/hotels?q=mar&tipo=', '/hotels?q=mar'],
  ['/comparar?hoteis=a&hoteis=b', '/comparar?hoteis=a,b'],
])('a form without script (%s) leads to %s, with the stay of its page', async (path, target) => {
  const answer = await ask(path, FROM_STAY);
  expect([answer.status, leadsTo(answer)]).toEqual([307, `${target}&${STAY}&adultos=2`]);
  expect(leadsTo(await ask(path))).toBe(target);
});

it.each([
  ['/nada', true],
  ['/%ff', true],
  ['/hotels/lista/rubbish', true],
  ['/', false],
  ['/about', false],
  ['/hotel_lazer/ipe-mar', false],
  ['/hotel/nada', false],
])('whether %s is logged as missing: %s', async (path, isTold) => {
  const told = jest.spyOn(console, 'info').mockImplementation();
  await ask(path);
  expect(told.mock.calls.flat().filter((line) => /page-not-found/.test(line))).toHaveLength(
    isTold ? 1 : 0,
  );
});

it('gives staff pages a new nonce for each request, and previews their own policy', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await ask(path, {}, 'POST');
    const policy = headers.get('content-security-policy') ?? '';
    // Next.js reads it here, so that its own scripts get the nonce.
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy);
    return policy;
  };
  const nonces = [await policyOf('/admin'), await policyOf('/admin')].map(
    (policy) => /'nonce-([\w+/=]{20,})'/.exec(policy)?.[1],
  );
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain(undefined);
  expect(await policyOf('/admin/previa/hotel')).toContain("'sha256-LkF0");
  expect(await policyOf('/admin/hotels/previa')).not.toContain("'sha256-LkF0");
  expect(await policyOf('/admin')).toContain('upgrade-insecure-requests');
});
