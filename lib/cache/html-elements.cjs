const { Parser } = require('htmlparser2');

/**
 * @typedef {object} HtmlElement
 * @property {string} name Lower case.
 * @property {Record<string, string>} attributes Decoded; names in lower case.
 * @property {number} start Where its first tag begins in the text.
 * @property {number} tagEnd Behind its first tag.
 * @property {number} end Behind its last tag; behind the first one where it has no other.
 * @property {HtmlElement | null} parent
 */

/**
 * The elements of a page in the order of the text, with their places in it.
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
 * The text with pieces of it replaced; the pieces do not overlap.
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
