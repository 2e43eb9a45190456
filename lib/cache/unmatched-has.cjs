const { closingOf } = require('./css-brackets.cjs');

/** A rule without nested rules whose selector has `:has()`. */
const RULE = /([^{}@;]*:has\([^{}]*)\{[^{}]*\}/g;
/** Pseudo-classes that match if one of their selectors does. */
const ONE_OF = /:(?:has|is|where)$/;
/** Does not match a name that continues with an escaped character. */
const CLASS = /\.(-?[a-z_][\w-]*)(?![\w\\-])/gi;
const ATTRIBUTE = /(?<!\\)\[([\w-]+)[^\]]*\]/g;

/** The selectors of a list; commas in brackets don't separate. */
function selectorsOf(list) {
  const selectors = [];
  let from = 0;
  for (let at = 0; at <= list.length; at++) {
    if (list[at] === '(') at = closingOf(list, at + 1) - 1;
    if (at < list.length && list[at] !== ',') continue;
    selectors.push(list.slice(from, at));
    from = at + 1;
  }
  return selectors;
}

/**
 * The style sheet without the selectors whose `:has(…)` needs a class or an attribute that no
 * element has. PurgeCSS doesn't look into `:has`.
 *
 * @param {string} css
 * @param {{ classes: string[], attributes: { names: string[] } }} present What the elements have.
 */
function withoutUnmatchedHas(css, present) {
  const [classes, attributes] = [new Set(present.classes), new Set(present.attributes.names)];

  function canMatch(selector) {
    let plain = '';
    let at = 0;
    for (let open = selector.indexOf('('); open >= 0; open = selector.indexOf('(', at)) {
      const end = closingOf(selector, open + 1);
      const before = selector.slice(at, open);
      const list = selector.slice(open + 1, end - 1);
      if (ONE_OF.test(before) && !selectorsOf(list).some(canMatch)) return false;
      plain += before;
      at = end;
    }
    plain += selector.slice(at);
    return (
      [...plain.matchAll(ATTRIBUTE)].every(([, name]) => attributes.has(name)) &&
      [...plain.replace(ATTRIBUTE, '').matchAll(CLASS)].every(([, name]) => classes.has(name))
    );
  }

  const isWanted = (selector) => !selector.includes(':has(') || canMatch(selector);
  return css.replace(RULE, (rule, list) => {
    const wanted = selectorsOf(list).filter(isWanted);
    return wanted.length > 0 ? wanted.join() + rule.slice(list.length) : '';
  });
}

module.exports = { withoutUnmatchedHas };
