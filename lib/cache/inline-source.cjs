/**
 * The source of a function for an inline script, without indentation and comment lines. The
 * function's strings must not span lines.
 * @param {(...args: never[]) => unknown} script
 */
const inlineSource = (script) =>
  String(script)
    .replace(/^\s+/gm, '')
    .replace(/^\/\/.*\n/gm, '');

module.exports = { inlineSource };
