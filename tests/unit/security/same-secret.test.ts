/** @jest-environment node */
import { isSameSecret } from '@/lib/security/same-secret';

const SECRET = 'a'.repeat(32);

it.each([
  ['the same', SECRET, true],
  ['nothing', '', false],
  ['a beginning', 'a'.repeat(31), false],
  ['more', 'a'.repeat(33), false],
  ['another of the same length', `${'a'.repeat(31)}b`, false],
  ['other letters of the same look', 'а'.repeat(32), false],
])('%s: %s', (_, given, expected) => {
  expect(isSameSecret(given, SECRET)).toBe(expected);
});
