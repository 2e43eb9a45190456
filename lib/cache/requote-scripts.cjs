// CommonJS, because Next loads the page cache, which uses this, outside its bundles.

/** A script of one string in double quotes and nothing else that has quotes, slashes or comments. */
const ONE_STRING = /^([^"'`\\/]*)"((?:[^"\\]|\\.)*)"([^"'`\\/]*)$/s;

/**
 * What puts the strings of a page's own scripts in single quotes, where that is shorter: the data of
 * a page is JSON inside of a string, and every quote of it has a backslash, a tenth of its length.
 * @param {string} html
 * @param {import('./html-elements.cjs').HtmlElement[]} elements
 */
function quoteEdits(html, elements) {
  return elements.flatMap(({ name, attributes, tagEnd, end }) => {
    if (name !== 'script' || Object.keys(attributes).some((key) => key !== 'nonce')) return [];
    const stop = end - '</script>'.length;
    const [, before, text, after] = ONE_STRING.exec(html.slice(tagEnd, stop)) ?? [];
    if (text === undefined) return [];
    // Pairs are read together, so that the second half of an escaped backslash begins nothing.
    const other = text.replace(/\\.|'/gs, (found) => {
      if (found === "'") return "\\'";
      return found === '\\"' ? '"' : found;
    });
    if (other.length >= text.length) return [];
    return [{ start: tagEnd, end: stop, text: `${before}'${other}'${after}` }];
  });
}

module.exports = { quoteEdits };
