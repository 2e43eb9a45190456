import { HTML_ELEMENTS } from './html-elements';

/** Elements whose content is not text either. */
const SCRIPT = /<(script|style|iframe|object|svg|math)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
const DECLARATION = /<[!?][a-z[][^<>]*>/gi;
/** '<' directly before a name: '5 < 10', '<3' and 'Preço <R$ 100>' are text. */
const TAG = /<\/?([a-z][\w:-]*)(?=[\s/>])([^<>]*)>/gi;
/** A tag that was never closed; an attribute distinguishes it from text. */
const OPEN_TAG = /<\/?[a-z][\w:-]*[\s/][^<>]*=[^<>]*$/gi;
const SCHEME = /(?:java|vb)script\s*:|data\s*:\s*text\/html\b,?/gi;
const HANDLER =
  /\bon(?:abort|blur|change|click|dblclick|error|focus|input|key\w+|load\w*|mouse\w+|pointer\w+|reset|resize|scroll|submit|toggle|touch\w+|unload)\s*=/gi;
/** Invisible characters, some of which reverse the text after them. A joined emoji stays whole. */
const INVISIBLE = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Marks removed text until the next pass, which drops it and one of two blanks next to it. */
const GAP = '\u0000';
const GAP_BETWEEN_BLANKS = / \0+(?= )/g;

/**
 * Returns a gap for a tag, or the match if it is a comparison: an unknown name without an attribute
 * ('<Deluxe>') does nothing in any browser, nor do words after a letter ('a <b e c> d').
 */
function withoutTag(tag: string, name: string, rest: string): string {
  if (rest.includes('=') || /[-:]/.test(name)) return GAP;
  const isWord = name.length === 1 && /[^\s/]/.test(rest);
  return HTML_ELEMENTS.has(name.toLowerCase()) && !isWord ? GAP : tag;
}

const remove = () => GAP;
const drop = () => '';
/** Replacements, in this order. */
const RULES: [RegExp, (...match: string[]) => string][] = [
  [GAP_BETWEEN_BLANKS, drop],
  [INVISIBLE, drop],
  [SCRIPT, remove],
  [COMMENT, remove],
  [DECLARATION, remove],
  [TAG, withoutTag],
  [OPEN_TAG, remove],
  [SCHEME, remove],
  [HANDLER, remove],
];

/**
 * A single line of text as it is stored: without markup and script-like patterns, trimmed. Other
 * text with such characters stays ('A&B', 'D'Ávila', '5 < 10'). Repeats until nothing changes, so
 * that removing one pattern can't create another. Pages escape their texts anyway; this keeps markup
 * out of e-mails, exports and other readers of the table.
 */
export function plainText(typed: string): string {
  let text = typed.replace(/[\r\n\t]+/g, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    for (const [pattern, replacement] of RULES) text = text.replace(pattern, replacement);
  }
  return text.trim();
}
