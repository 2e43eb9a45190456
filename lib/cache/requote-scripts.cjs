// CommonJS, because Next loads the page cache, which uses this, outside its bundles.

/** A script with one string in double quotes, and no other quotes, slashes or comments. */
const ONE_STRING = /^([^"'`\\/]*)"((?:[^"\\]|\\.)*)"([^"'`\\/]*)$/s;

/**
 * Returns the edits that put the strings of a page's own scripts in single quotes if that is
 * shorter: its data is JSON inside a string, and a backslash per quote is a tenth of its length.
 * @param {string} html
 * @param {import('./html-elements.cjs').HtmlElement[]} elements
 */
function quoteEdits(html, elements) {
  return elements.flatMap(({ name, attributes, tagEnd, end }) => {
    if (name !== 'script' || Object.keys(attributes).some((key) => key !== 'nonce')) return [];
    const stop = end - '</script>'.length;
    const [, before, text, after] = ONE_STRING.exec(html.slice(tagEnd, stop)) ?? [];
    if (text === undefined) return [];
    // Escapes are matched as pairs, so that the second half of an escaped backslash starts none.
    const other = text.replace(/\\.|'/gs, (found) => {
      if (found === "'") return "\\'";
      return found === '\\"' ? '"' : found;
    });
    if (other.length >= text.length) return [];
    return [{ start: tagEnd, end: stop, text: `${before}'${other}'${after}` }];
  });
}

module.exports = { quoteEdits };
