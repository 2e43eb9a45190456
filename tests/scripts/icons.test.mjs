import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { drawIcons } from '../../scripts/icons.mjs';

const read = (path) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the sprite, its module and the style sheet contain the icons as lucide draws them', async () => {
  const { sprite, path, module, sheet } = drawIcons();
  assert.equal(await read(`public${path}`), sprite);
  assert.equal(await read('components/ui/icon-sprite.ts'), module);
  assert.equal(await read('components/ui/icon-images.css'), sheet);
});

test('no icon sets its own color or stroke width, which the page could not override', () => {
  const pictures = /<symbol id="(?:month-[a-z]+|quarter)".*?<\/symbol>/g;
  assert.doesNotMatch(
    drawIcons().sprite.replace(pictures, ''),
    /stroke-|stroke="(?!none)|fill="(?!none|currentColor|var\()/,
  );
});
