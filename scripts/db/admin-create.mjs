import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from '../start/env-file.mjs';
import { Failure, printFailure } from '../start/failure.mjs';
import { DATA } from '../start/paths.mjs';
import { portFrom } from '../start/ports.mjs';
import { askPassword } from './ask-password.mjs';
import { makeAdmin } from './make-admin.mjs';

const EMAIL = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

/** The sentence to print if the site's own form would reject the password; null if it would not. */
export function passwordProblem(password) {
  if (password.length < 8) return 'The password needs at least 8 characters.';
  if (Buffer.byteLength(password) > 72) return 'The password may have at most 72 bytes.';
  return /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)
    ? null
    : 'The password needs an uppercase letter, a lowercase letter and a digit.';
}

/** 120 random bits after one of each kind of character that the rules require. */
export const generatePassword = () => `Aa7-${randomBytes(15).toString('base64url')}`;

/** A key that the site itself may have can't make administrators. */
function isPublicKey(key) {
  if (key.startsWith('sb_publishable_')) return true;
  try {
    return JSON.parse(Buffer.from(key.split('.')[1], 'base64url')).role === 'anon';
  } catch {
    return false;
  }
}

/** The hosted project that the environment names: the service key only ever comes from there. */
function hostedTarget(url, serviceKey) {
  if (!serviceKey) {
    throw new Failure(
      'SUPABASE_SERVICE_ROLE_KEY is missing. Give it to this one command and store it nowhere:\n' +
        '  SUPABASE_SERVICE_ROLE_KEY=… npm run admin:create -- you@example.com',
    );
  }
  if (isPublicKey(serviceKey)) {
    throw new Failure('SUPABASE_SERVICE_ROLE_KEY holds the public key: use the secret one.');
  }
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : {};
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname)) {
    throw new Failure(`SUPABASE_URL is not an https address: ${url}`);
  }
  return { url: url.replace(/\/+$/, ''), serviceKey, signUpKey: null };
}

function embeddedTarget() {
  const file = path.join(DATA, 'keys.json');
  if (!existsSync(file)) {
    throw new Failure(
      'There is no embedded database yet. Run npm start first, and leave it running.',
    );
  }
  const { anonKey, serviceKey } = JSON.parse(readFileSync(file, 'utf8'));
  const url = `http://127.0.0.1:${portFrom('SUPABASE_PORT', 54321)}`;
  return { url, serviceKey, signUpKey: anonKey };
}

async function choosePassword() {
  if (!process.stdin.isTTY) return { password: generatePassword(), generated: true };
  const typed = await askPassword('Password (Enter makes one up): ');
  if (typed === '') return { password: generatePassword(), generated: true };
  const problem = passwordProblem(typed);
  if (problem) throw new Failure(problem);
  return { password: typed, generated: false };
}

/** Makes an account an active administrator, and the account itself if there is none. */
export async function adminCreate(args) {
  try {
    // Read before .env.local: a service key must not be in a file.
    const serviceKey = process.env.SUPABASE_SERVICE_ROLE_KEY;
    loadEnvFile();
    const [typed = '', ...rest] = args;
    const email = typed.trim().toLowerCase();
    if (rest.length > 0 || !EMAIL.test(email)) {
      throw new Failure('Say whose account it is: npm run admin:create -- you@example.com');
    }
    const { SUPABASE_URL } = process.env;
    const target = SUPABASE_URL ? hostedTarget(SUPABASE_URL, serviceKey) : embeddedTarget();
    const { password, generated } = await choosePassword();
    const { created } = await makeAdmin({ ...target, email, password });
    const what = created ? 'was created and is' : 'existed, keeps its password, and is now';
    console.log(`\n${email} ${what} an active administrator (${target.url}).`);
    if (created && generated) console.log(`Password: ${password}`);
  } catch (error) {
    printFailure(error);
    process.exitCode = 1;
  }
}
