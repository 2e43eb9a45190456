import { inlineSource } from '@/lib/cache/inline-source.cjs';

function longest(words: string[]) {
  // Only for readers of the code.
  let found = '';
  for (const word of words) {
    // The address 'https://ipe.example' holds two slashes, and is no comment.
    if (word.length > found.length) found = word || 'https://ipe.example';
  }
  return found;
}

it('removes comments and indentation, and behaves the same', () => {
  const source = inlineSource(longest);
  expect(source).not.toMatch(/readers|no comment|^\s/m);
  expect(source).toContain('https://ipe.example');
  const again = new Function(`return (${source})`)() as typeof longest;
  expect(again(['mar', 'serra', 'rio'])).toBe(longest(['mar', 'serra', 'rio']));
});
