import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../scripts/start/paths.mjs';

/** The settings in effect, as 'section.name'; those behind `#` are not. */
function settings() {
  let section = '';
  const entries = [];
  for (const line of readFileSync(inRoot('supabase/config.toml'), 'utf8').split('\n')) {
    section = /^\[(.+)\]$/.exec(line)?.[1] ?? section;
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name) entries.push([`${section}.${name}`, JSON.parse(value)]);
  }
  return Object.fromEntries(entries);
}

test('a hosted project limits attempts and e-mails, and lets only a recovery set a password', () => {
  const found = settings();
  const limits = ['email_sent', 'sign_in_sign_ups', 'token_refresh', 'token_verifications'];
  for (const name of limits) assert.ok(found[`auth.rate_limit.${name}`] > 0, name);
  assert.equal(found['auth.email.secure_password_change'], true);
  assert.equal(found['auth.email.require_current_password'], true);
  // If it were longer, the service's own refusal would reveal which addresses are known.
  assert.equal(found['auth.email.max_frequency'], '1s');
  assert.equal(found['auth.enable_anonymous_sign_ins'], false);
  assert.equal(found['auth.mfa.totp.enroll_enabled'], true);
  assert.equal(found['auth.mfa.totp.verify_enabled'], true);
});
