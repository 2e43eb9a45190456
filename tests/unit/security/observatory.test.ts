/** @jest-environment node */
import { NextRequest } from 'next/server';
import { observe } from '../support/observatory';

const before = process.env;
const SITE = 'https://www.ipehoteis.example';

/** The response of the site over https, from the middleware. */
async function answer(path: string) {
  process.env = {
    ...before,
    SUPABASE_URL: 'https://dados.example',
    SUPABASE_ANON_KEY: 'public-key',
    SITE_URL: SITE,
  };
  jest.resetModules();
  const { middleware } = await import('@/middleware');
  const { headers } = await middleware(new NextRequest(SITE + path));
  return { headers, cookies: headers.getSetCookie() };
}

afterEach(() => {
  process.env = before;
});

it.each(['/auth', '/auth/confirm?token_hash=x', '/auth?mode=recovery', '/admin', '/admin/nada'])(
  '%s scores at least 125 points',
  async (path) => {
    const { points, score } = observe(await answer(path));
    expect(points).toMatchObject({
      'content-security-policy': 10,
      'referrer-policy': 5,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
    });
    expect(score).toBeGreaterThanOrEqual(125);
  },
);

it('public pages lose points only for the inline scripts that they allow', async () => {
  const { points } = observe(await answer('/'));
  const lost = Object.entries(points).filter(([, value]) => value < 0);
  expect(lost).toEqual([['content-security-policy', -20]]);
});

it('a response without any of the headers scores 30', () => {
  expect(observe({ headers: new Headers() }).score).toBe(30);
});

it.each([
  ["default-src 'none'; script-src 'nonce-a' 'strict-dynamic' 'self' https:; style-src 'self'", 10],
  ["default-src 'self'; script-src 'nonce-a' 'unsafe-inline'; object-src 'none'", 5],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'none'; script-src 'unsafe-inline'", -20],
  ["default-src 'none'; script-src 'nonce-a' 'unsafe-eval'", -10],
  ["default-src 'none'; img-src http:", -10],
  ["default-src 'none'; frame-src http://a.example", -20],
  ["script-src 'self'", -20],
])('scores %s', (policy, points) => {
  const headers = new Headers({ 'content-security-policy': policy });
  expect(observe({ headers }).points['content-security-policy']).toBe(points);
});

it.each([
  ['vitrine-session=a; Path=/; Secure; HttpOnly; SameSite=lax', 5],
  ['vitrine-session=a; Path=/; Secure; HttpOnly', 0],
  ['vitrine-session=a; Path=/; Secure; SameSite=lax', -30],
  ['vitrine-flash=a; Path=/; SameSite=lax', -5],
])('scores the cookie %s', (cookie, points) => {
  expect(observe({ headers: new Headers(), cookies: [cookie] }).points.cookies).toBe(points);
});
