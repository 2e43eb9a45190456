/** @jest-environment node */
import { isSameOrigin } from '@/lib/auth/same-origin';

let mockSent: Record<string, string> = {};
jest.mock('next/headers', () => ({ headers: async () => new Headers(mockSent) }));
jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotels.example/' }) }));

const OWN = 'https://hotels.example';

it.each<[what: string, sent: Record<string, string>, isOwn: boolean]>([
  ['the site', { origin: OWN }, true],
  ['the site, by a browser that says so', { origin: OWN, 'sec-fetch-site': 'same-origin' }, true],
  ['no origin at all', {}, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['another site', { origin: 'https://other.example' }, false],
  ['another port', { origin: `${OWN}:8443` }, false],
  ['the site without TLS', { origin: 'http://hotels.example' }, false],
  ['a name that begins like the site', { origin: `${OWN}.other.example` }, false],
  [
    'another site behind a forwarded host',
    { origin: 'https://other.example', 'x-forwarded-host': 'other.example', host: 'other.example' },
    false,
  ],
  ['a neighbor', { origin: OWN, 'sec-fetch-site': 'same-site' }, false],
  [
    'another site, by a browser that says so',
    { origin: OWN, 'sec-fetch-site': 'cross-site' },
    false,
  ],
])('a form sent from %s', async (_, sent, isOwn) => {
  mockSent = sent;
  expect(await isSameOrigin()).toBe(isOwn);
});
