import { claimsOfToken, hasGivenCode, sessionKindOf } from '@/lib/auth/session-kind';

const at = (method: string) => ({ method, timestamp: 1 });
const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it.each([
  ['a password', [at('password')], 'session'],
  ['a password and a second factor', [at('password'), at('totp')], 'session'],
  ['names alone, behind a hook', ['password'], 'session'],
  ['the link of an e-mail', [at('otp')], 'recovery'],
  ['the link of an e-mail and a second factor', [at('totp'), at('otp')], 'recovery'],
  ['a recovery', ['recovery'], 'recovery'],
  ...['magiclink', 'invite', 'email/signup', 'email_change'].map(
    (method): [string, unknown[], string] => [`a mailbox: ${method}`, [at(method)], 'recovery'],
  ),
])('a session opened by %s', (_, amr, kind) => {
  expect(sessionKindOf({ sub: 'x', amr })).toBe(kind);
  expect(sessionKindOf(claimsOfToken(token({ amr })))).toBe(kind);
});

it.each([undefined, null, {}, { amr: [] }, { amr: 'password' }, { amr: [1] }, 'x'])(
  'returns null for claims that do not say how the session was opened: %j',
  (claims) => {
    expect(sessionKindOf(claims)).toBeNull();
  },
);

it.each([undefined, '', 'x', 'a.b.c', 'a..c'])('returns null for a malformed token: %j', (text) => {
  expect(claimsOfToken(text)).toBeNull();
  expect(sessionKindOf(claimsOfToken(text))).toBeNull();
});

it.each([
  [{ aal: 'aal2' }, true],
  [{ aal: 'aal1' }, false],
  [{ aal: ['aal2'] }, false],
  [{ amr: [at('totp')] }, false],
  [null, false],
])('detects whether a code was given by %j: %s', (claims, given) => {
  expect(hasGivenCode(claims)).toBe(given);
});
