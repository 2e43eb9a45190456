import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const token = (bytes = 24) => randomBytes(bytes).toString('base64url');

/**
 * Fresh random secrets of one installation: { jwtSecret, anonKey, serviceKey, demoPassword }.
 * The password carries every class of character that the site's own rule asks for.
 */
export const createKeys = () => ({
  jwtSecret: token(48),
  anonKey: `sb_publishable_${token()}`,
  serviceKey: `sb_secret_${token()}`,
  demoPassword: `Ipe-${randomBytes(4).toString('hex')}-7Aa`,
});

/** The installation's keys, made on the first start and readable by their owner only. */
export function loadKeys(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const keys = createKeys();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
