/** @jest-environment node */
import { NextRequest } from 'next/server';
import { POST } from '@/app/api/light-mode/route';

let mockOwn = true;
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => mockOwn }));
jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://www.ipehoteis.example' }) }));

const post = (body: string) =>
  POST(new NextRequest('https://www.ipehoteis.example/api/light-mode', { method: 'POST', body }));

beforeEach(() => {
  mockOwn = true;
});

it.each([
  ['light=on', /^vitrine_light=1; Max-Age=31536000;.*Secure$/],
  ['light=off', /^vitrine_light=; Max-Age=0;/],
  ['', /^vitrine_light=; Max-Age=0;/],
  ['light=on&next=https://elsewhere.example', /^vitrine_light=1;/],
])('%s redirects back to the page of the switch', async (body, cookie) => {
  const { status, headers } = await post(body);
  expect([status, headers.get('location')]).toEqual([303, '/acessibilidade/modo-leve']);
  expect(headers.get('set-cookie')).toMatch(cookie);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('rejects a form from another site', async () => {
  mockOwn = false;
  const { status, headers } = await post('light=on');
  expect([status, headers.get('set-cookie')]).toEqual([403, null]);
});

it('rejects a body that is too long', async () => {
  expect((await post('x'.repeat(300))).status).toBe(413);
});
