import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { drawIcons } from '../../scripts/icons.mjs';

const read = (path) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the sprite and its module are those that lucide draws', async () => {
  const { sprite, path, module } = drawIcons();
  assert.equal(await read(`public${path}`), sprite);
  assert.equal(await read('components/ui/icon-sprite.ts'), module);
});

test('no drawing sets a color or a width of its own, which the page could not change', () => {
  assert.doesNotMatch(
    drawIcons().sprite,
    /stroke-|stroke="(?!none)|fill="(?!none|currentColor|var\()/,
  );
});
