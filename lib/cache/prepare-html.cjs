const { scriptEdits } = require('./defer-scripts.cjs');
const { applyEdits, listElements } = require('./html-elements.cjs');
const { quoteEdits } = require('./requote-scripts.cjs');

/**
 * Returns the page with its scripts deferred, the rules of its first screen inlined and the strings
 * of its data in the shorter quotes. This is the only place that changes the framework's HTML; what
 * is not written as expected stays as it is.
 * @param {string} html
 * @param {import('./first-screen-styles.cjs').FirstScreenStyles | null} styles Null leaves the
 * style sheets.
 */
async function prepareHtml(html, styles) {
  const elements = listElements(html);
  return applyEdits(html, [
    ...scriptEdits(html, elements),
    ...quoteEdits(html, elements),
    ...((await styles?.edits(html, elements)) ?? []),
  ]);
}

module.exports = { prepareHtml };
