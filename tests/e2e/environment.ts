import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm test` says about the system under test; otherwise the defaults of `npm start`. */
const env = (name: string, fallback = '') => process.env[name] || fallback;

function localKeys(): Record<string, string> {
  return existsSync('.data/keys.json') ? JSON.parse(readFileSync('.data/keys.json', 'utf8')) : {};
}

const keys = localKeys();

/** The origin of the site under test. */
export const SITE_URL = new URL(env('BASE_URL', 'http://localhost:3000')).origin;
export const API_URL = env('SUPABASE_URL', 'http://127.0.0.1:54321');
export const ANON_KEY = env('SUPABASE_ANON_KEY', keys.anonKey);
/** Bypasses every policy, to inspect and prepare rows; never used inside the site. */
export const SERVICE_KEY = env('SUPABASE_SERVICE_KEY', keys.serviceKey);
export const DEMO_PASSWORD = env('VITRINE_DEMO_PASSWORD', keys.demoPassword);
/** What the database sends to authenticate when it tells the site of a change. */
export const WEBHOOK_SECRET = env('VITRINE_WEBHOOK_SECRET', keys.webhookSecret);
export const ACCOUNTS = {
  admin: 'admin@ipehoteis.example',
  editor: 'editor@ipehoteis.example',
  investidor: 'investidor@ipehoteis.example',
  inactive: 'inativo@ipehoteis.example',
} as const;

/** Where the site under test stores its build and the pages rendered since. */
export const BUILD_DIR = env('VITRINE_BUILD', '.next');

const OUTBOX = env('VITRINE_OUTBOX', '.data/outbox');

export type Mail = { to: string; subject: string; html: string; sentAt: string };

/** All e-mails sent to an address so far, oldest first. Poll it with `expect.poll`. */
export function mailsTo(address: string): Mail[] {
  if (!existsSync(OUTBOX)) return [];
  return readdirSync(OUTBOX)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): Mail => JSON.parse(readFileSync(path.join(OUTBOX, name), 'utf8')))
    .filter((mail) => mail.to === address);
}

/**
 * Sends a REST request with the service key: `restAsService('hotels?slug=eq.x')` returns the rows.
 * Throws if the answer is not 2xx.
 */
export async function restAsService<Row = Record<string, unknown>>(
  query: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<Row[]> {
  const response = await fetch(`${API_URL}/rest/v1/${query}`, {
    method,
    headers: {
      apikey: SERVICE_KEY,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${query}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : [];
}
