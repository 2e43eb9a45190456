import { readFlash } from '@/lib/auth/flash-cookie';

it.each(['signed-in', 'signed-out', 'password-set', 'reset-sent', 'code-on', 'file-denied'])(
  'finds the word %s among other cookies',
  (word) => {
    expect(readFlash(`a=1; vitrine-flash=${word}; b=2`)).toBe(word);
    expect(readFlash(`vitrine-flash=${word}`)).toBe(word);
  },
);

it.each([
  '',
  'vitrine-flash=',
  'vitrine-flash=admin',
  'vitrine-flash=<script>',
  'x-vitrine-flash=signed-in',
  'a=vitrine-flash=signed-in',
  'vitrine-flash2=signed-in',
  'vitrine-flash=constructor',
])('finds no word in %j', (cookies) => {
  expect(readFlash(cookies)).toBeNull();
});
