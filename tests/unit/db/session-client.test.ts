/** @jest-environment node */
import { isAuthAway } from '@/lib/auth/auth-away';
import { sessionClient } from '@/lib/db/session-client';

jest.mock('@/lib/env', () => ({
  env: () => ({
    SUPABASE_URL: 'https://backend.example',
    SUPABASE_ANON_KEY: 'key',
    SITE_URL: 'https://site.example',
  }),
}));

const jarWith = (access_token: string) => {
  const session = {
    access_token,
    refresh_token: 'x',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1_000) + 3_600,
    user: {},
  };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  return { getAll: () => [{ name: 'vitrine-session', value }], setAll: () => {} };
};

it.each(['a\r\nb', 'é☃', 'a\0b'])(
  'a session whose token is %j is none, and no outage',
  async (token) => {
    const sent = jest.spyOn(globalThis, 'fetch');
    const { data, error } = await sessionClient(jarWith(token)).auth.getUser();
    expect(data.user).toBeNull();
    expect(error && isAuthAway(error)).toBe(false);
    expect(sent).not.toHaveBeenCalled();
  },
);
