import { FLASHES, flashIn } from '@/lib/auth/flash-cookie';

it.each(FLASHES)('finds the word %s among other cookies', (word) => {
  expect(flashIn(`a=1; vitrine-flash=${word}; b=2`)).toBe(word);
  expect(flashIn(`vitrine-flash=${word}`)).toBe(word);
});

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
  expect(flashIn(cookies)).toBeNull();
});
