import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './accounts';
import { ANON_KEY, API_URL, BUILD_DIR, mailsTo, SITE_URL } from './environment';

type Manifest = {
  node: Record<string, { exportedName: string; workers: Record<string, unknown> }>;
};

/** Every server action of the build under test: its id, and the URL of a page that contains it. */
export function serverActions(): Map<string, { id: string; page: string }> {
  const file = path.join(BUILD_DIR, 'server', 'server-reference-manifest.json');
  const { node }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(node).map(([id, { exportedName, workers }]) => {
      const [worker = ''] = Object.keys(workers).filter((name) => !name.includes('['));
      const page = worker.replace(/^app|\/page$|\/\([^/]+\)/g, '');
      return [exportedName, { id, page: page || '/' }];
    }),
  );
}

/** The cookies of a session, as the site itself stores it. */
export const sessionCookie = (session: unknown) =>
  `vitrine-session=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;

async function askService(path: string, body: object) {
  const response = await fetch(`${API_URL}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Signs in directly at the auth service, and returns the session. */
export const sessionOf = ({ email, password }: Omit<Account, 'id'>) =>
  askService('token?grant_type=password', { email, password });

/** The session that the link of a recovery e-mail opens at the service itself. */
export async function recoveryOf({ email }: Pick<Account, 'email'>) {
  await askService('recover', { email });
  const { html = '' } = mailsTo(email).at(-1) ?? {};
  const [, token_hash] = /token_hash=(\w+)/.exec(html) ?? [];
  return askService('verify', { token_hash, type: 'recovery' });
}

/** A session with someone else's name in it, unsigned or signed with a wrong key. */
export function forgedSession(
  session: { access_token: string; user: object },
  kind: 'unsigned' | 'other-key',
) {
  const [header = '', payload] = session.access_token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const access_token =
    kind === 'unsigned' ? `${none}.${payload}.` : `${header}.${payload}.${'A'.repeat(43)}`;
  return { ...session, access_token, refresh_token: 'forged' };
}

/** A leading '$' has a special meaning in the framework's serialization, so it is doubled. */
const escaped = (_key: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('$') ? `$${value}` : value;

/** Sends an action with one argument, as the framework's script would; returns the answer. */
export async function replay(
  { id, page }: { id: string; page: string },
  argument: unknown,
  headers: Record<string, string>,
): Promise<string> {
  const response = await fetch(SITE_URL + page, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'next-action': id,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      ...headers,
    },
    body: JSON.stringify([argument], escaped),
  });
  return response.text();
}
