const { Parser } = require('htmlparser2');

/**
 * @typedef {object} HtmlElement
 * @property {string} name Lower case.
 * @property {Record<string, string>} attributes Decoded; names in lower case.
 * @property {number} start Offset of its start tag.
 * @property {number} tagEnd Offset after its start tag.
 * @property {number} end Offset after its end tag, or after its start tag if it has no end tag.
 * @property {HtmlElement | null} parent
 */

/**
 * Returns the elements of a page in document order, with their offsets.
 * @param {string} html
 * @returns {HtmlElement[]}
 */
function listElements(html) {
  const elements = [];
  const open = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const tagEnd = parser.endIndex + 1;
      const parent = open.at(-1) ?? null;
      const element = { name, attributes, start: parser.startIndex, tagEnd, end: tagEnd, parent };
      elements.push(element);
      open.push(element);
    },
    onclosetag(_name, isImplied) {
      const element = open.pop();
      if (element && !isImplied) element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
}

/**
 * Replaces pieces of the text; the pieces must not overlap.
 * @param {string} html
 * @param {{ start: number, end: number, text: string }[]} edits
 */
function applyEdits(html, edits) {
  let at = 0;
  let result = '';
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}

module.exports = { applyEdits, listElements };
