import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const token = (bytes = 24) => randomBytes(bytes).toString('base64url');

/**
 * New random secrets of one installation: { jwtSecret, anonKey, serviceKey, webhookSecret,
 * demoPassword }. The password contains every class of characters that the site's rule requires.
 */
export const createKeys = () => ({
  jwtSecret: token(48),
  anonKey: `sb_publishable_${token()}`,
  serviceKey: `sb_secret_${token()}`,
  webhookSecret: token(32),
  demoPassword: `Ipe-${randomBytes(4).toString('hex')}-7Aa`,
});

/**
 * The installation's keys, created on the first start in a file that only its owner can read. A key
 * that an older file lacks is added.
 */
export function loadKeys(file) {
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keys = { ...createKeys(), ...stored };
  if (Object.keys(keys).every((name) => name in stored)) return keys;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
