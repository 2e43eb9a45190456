/** @jest-environment node */
import { completeSignIn } from '@/lib/auth/device-cookie';
import { publicWriteClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';

let mockSite = '';
let mockDevices: string | undefined;
const mockSet = jest.fn();
jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: mockSite,
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
  }),
}));
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: () => (mockDevices === undefined ? undefined : { value: mockDevices }),
    set: mockSet,
  }),
}));

/** The path and the body of the request to the database, which gets this answer. */
async function completed(answer: Response) {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  await completeSignIn(publicWriteClient() as SessionClient);
  const [[url, init]] = asked.mock.calls as [[string | URL, RequestInit]];
  return [new URL(url).pathname, JSON.parse(String(init.body))];
}

beforeEach(() => mockSet.mockClear());

it.each([
  ['https://www.ipehoteis.example', true],
  ['http://localhost', false],
])(
  'remembers the browser for 180 days, in a cookie hidden from scripts (%s)',
  async (site, secure) => {
    mockSite = site;
    mockDevices = 'known';
    expect(await completed(Response.json('known,new'))).toEqual([
      '/rest/v1/rpc/complete_sign_in',
      { devices: 'known' },
    ]);
    const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: 15_552_000 };
    expect(mockSet.mock.calls).toEqual([['vitrine-device', 'known,new', options]]);
  },
);

it('sends the database no devices if the cookie is empty', async () => {
  mockDevices = '';
  expect((await completed(Response.json('new')))[1]).toEqual({});
});

it.each([
  ['refuses', () => Response.json({ code: '42501', message: 'no' }, { status: 403 })],
  ['answers nothing', () => Response.json(null)],
])('leaves the cookie unchanged if the database %s', async (_, answer) => {
  await completed(answer());
  expect(mockSet).not.toHaveBeenCalled();
});
