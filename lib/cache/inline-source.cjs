/**
 * The source of a function that a page carries as an inline script, without what only readers of the
 * code need: indentation and lines of comments. The function's texts must not span lines.
 * @param {(...args: never[]) => unknown} script
 */
const inlineSource = (script) =>
  String(script)
    .replace(/^\s+/gm, '')
    .replace(/^\/\/.*\n/gm, '');

module.exports = { inlineSource };
