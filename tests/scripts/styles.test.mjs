import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inRoot } from '../../scripts/start/paths.mjs';

const FILES = execFileSync('git', ['ls-files', '--', '*.css'], { cwd: inRoot(), encoding: 'utf8' })
  .trim()
  .split('\n')
  // They apply to nothing on a screen.
  .filter((file) => !file.endsWith('print.css'));

/** Without what stands in brackets and parentheses, from the inside out. */
function outline(selector) {
  const next = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return next === selector ? selector : outline(next);
}

const isWide = (subject) => !/[.#]/.test(subject);

/**
 * The selectors of a style sheet that look into an element with `:has` and style another one that is
 * named by no class. With each node that is added, the browser computes all elements that could be
 * meant again.
 */
function wideSelectors(css) {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return rules
    .flatMap((rule) => rule.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => {
      if (selector.startsWith('@')) return false;
      const [, after = ''] = /:has\(.*?\)+(?=[\s>+~])(.*)$/s.exec(selector) ?? [];
      const subject =
        outline(after)
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      return subject !== '' && isWide(subject);
    });
}

test('wide selectors are found', () => {
  const css = `.a:has(:checked) > li, .a:has(b) .c { x: y }
    @media screen { .a:has(+ .b > :not(:checked)) > li:nth-child(n + 5) { x: y } }
    .d:not(:has(:checked)) mark { x: y } .e:has(:checked) { x: y } .f:has(b) > li.g { x: y }`;
  assert.deepEqual(wideSelectors(css), [
    '.a:has(:checked) > li',
    '.a:has(+ .b > :not(:checked)) > li:nth-child(n + 5)',
    '.d:not(:has(:checked)) mark',
  ]);
});

test('a rule that looks into an element styles one that is named by a class', () => {
  const found = FILES.flatMap((file) =>
    wideSelectors(readFileSync(inRoot(file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  assert.deepEqual(found, []);
});
