import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inRoot } from '../../scripts/start/paths.mjs';

const FILES = execFileSync('git', ['ls-files', '--', '*.css'], { cwd: inRoot(), encoding: 'utf8' })
  .trim()
  .split('\n')
  // Print styles do not apply on screens.
  .filter((file) => !file.startsWith('components/site/print/'));

/** Removes what is in brackets and parentheses, from the inside out. */
function outline(selector) {
  const next = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return next === selector ? selector : outline(next);
}

const isWide = (subject) => !/[.#]/.test(subject);

/** Includes selectors from variants in `@apply`, as in `[&>svg]:hidden`. */
function selectorsOf(css) {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{(?=([^{}]*))/g);
  return [...rules].flatMap(([, rule, body]) => {
    const selectors = rule.split(/,(?![^(]*\))/).map((selector) => selector.trim());
    const variants = [...body.matchAll(/\[&([^\]]+)\]:/g)].map(([, more]) => more);
    return selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [selector, ...variants.map((more) => selector + more)]);
  });
}

/**
 * The selectors that look into an element with `:has` and style another one without naming a class.
 * For each node that is added, the browser recomputes all elements that they may match.
 */
const wideSelectors = (css) =>
  selectorsOf(css).filter((selector) => {
    const [, after = ''] = /:has\(.*?\)+(?=[\s>+~])(.*)$/s.exec(selector) ?? [];
    const subject =
      outline(after)
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return subject !== '' && isWide(subject);
  });

/** Rules that apply only where scripts are off. */
const WITHOUT_SCRIPT = /@media \(scripting: none\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/**
 * The selectors with `:has` on `html`, `body`, `:root` or `main` that depend on a state such as
 * `:checked` or `:focus`. Each change of that state anywhere on the page makes the browser
 * recalculate the styles of all elements that rules with `:has` may match.
 */
const restlessSelectors = (css) =>
  selectorsOf(css.replace(WITHOUT_SCRIPT, '')).filter((selector) =>
    /^(?:html|body|main|:root)\b[^\s]*:has\(.*:(?!not|is|where)[a-z]/s.test(selector),
  );

/**
 * The selectors with `:not` inside `:has`. Any node that is added could match, so the browser
 * recomputes all elements that rules with `:has` may match: 190 elements on a hotel's page.
 * `:not(:has(…))` looks for what is there.
 */
const negatedSelectors = (css) =>
  selectorsOf(css).filter((selector) => /:has\((?:[^()]|\([^()]*\))*:not\(/.test(selector));

test('wide selectors are found', () => {
  const css = `.a:has(:checked) > li, .a:has(b) .c { x: y }
    @media screen { .a:has(+ .b > :not(:checked)) > li:nth-child(n + 5) { x: y } }
    .d:not(:has(:checked)) mark { x: y } .e:has(:checked) { x: y } .f:has(b) > li.g { x: y }
    .h:has(b) .i { x: y; @apply flex md:[&>svg]:hidden; }`;
  assert.deepEqual(wideSelectors(css), [
    '.a:has(:checked) > li',
    '.a:has(+ .b > :not(:checked)) > li:nth-child(n + 5)',
    '.d:not(:has(:checked)) mark',
    '.h:has(b) .i>svg',
  ]);
});

const inAllFiles = (find) =>
  FILES.flatMap((file) =>
    find(readFileSync(inRoot(file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );

test('a rule with :has that styles another element names a class of it', () => {
  assert.deepEqual(inAllFiles(wideSelectors), []);
});

test('no rule has :not inside of :has', () => {
  const css = `.a:has(+ .b:not([open])) > .c, .d:has(:is(.e, .f):not(.g)) { x: y }
    .a:not(:has(+ .b[open])) > .c, .h:has(.i) .j:not(.k), .l:not(.m, :has(> .n)) > .o { x: y }`;
  assert.deepEqual(negatedSelectors(css), [
    '.a:has(+ .b:not([open])) > .c',
    '.d:has(:is(.e, .f):not(.g))',
  ]);
  assert.deepEqual(inAllFiles(negatedSelectors), []);
});

test('no rule with :has on the whole page depends on a state such as :checked or :focus', () => {
  const css = `html:focus-within:not(:has(:focus-visible)) { x: y } body:has(.a:hover) .b { x: y }
    @media (scripting: none) { html:has(:checked) { x: y } html:has(:checked) .b { x: y } }
    html:has(.a[open]) { x: y } html:has(b:checked) .c { x: y } .c:has(:focus-visible) { x: y }`;
  assert.deepEqual(restlessSelectors(css), [
    'html:focus-within:not(:has(:focus-visible))',
    'body:has(.a:hover) .b',
    'html:has(b:checked) .c',
  ]);
  assert.deepEqual(inAllFiles(restlessSelectors), []);
});

/** Without a value, a state also matches when it is "false". `aria-current` is never false. */
const anyState = (css) =>
  css.match(/\[aria-(?:busy|checked|disabled|expanded|pressed|selected)\]/g) ?? [];

test('a rule for an ARIA state names its value', () => {
  assert.deepEqual(anyState('.a[aria-busy] { x: y } .b[aria-busy="true"] { x: y }'), [
    '[aria-busy]',
  ]);
  assert.deepEqual(inAllFiles(anyState), []);
});

/**
 * The selectors in a list of `:is` or `:where` that begin with `:not`, `:nth-child` and the like,
 * as in `:where(:not([class]))`. PurgeCSS assumes that they match nothing, so the rule is missing
 * on first screens until the style sheets arrive (lib/cache/first-screen-styles.cjs).
 */
const namelessSelectors = (css) =>
  selectorsOf(css).filter((selector) =>
    /:(?:is|where)\((?:[^()]*,\s*)?:(?:not|nth-|first-|last-|only-)/.test(selector),
  );

test('a selector inside of :is and :where names an element', () => {
  const css = `.a > li:where(:not([class])), .b > :is(.c, :last-child) { x: y }
    .a > li:where(li:not([class])), .b:is(:hover, :disabled), .c:not(:where(.d)) { x: y }`;
  assert.deepEqual(namelessSelectors(css), [
    '.a > li:where(:not([class]))',
    '.b > :is(.c, :last-child)',
  ]);
  assert.deepEqual(inAllFiles(namelessSelectors), []);
});
