/** Elements whose content is no text either. */
const SCRIPT = /<(script|style|iframe|object|svg|math)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** '<' directly before a letter, '/', '!' or '?': '5 < 10' and '<3' are text. */
const TAG = /<\/?[a-z!?][^<>]*>/gi;
/** A tag that was never closed; an attribute distinguishes it from text. */
const OPEN_TAG = /<\/?[a-z][\w:-]*[\s/][^<>]*=[^<>]*$/gi;
const SCHEME = /(?:java|vb)script\s*:|data\s*:\s*text\/html\b,?/gi;
const HANDLER =
  /\bon(?:abort|blur|change|click|dblclick|error|focus|input|key\w+|load\w*|mouse\w+|pointer\w+|reset|resize|scroll|submit|toggle|touch\w+|unload)\s*=/gi;
/** Invisible characters, some of which reverse the text after them. A joined emoji stays whole. */
const INVISIBLE = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const PATTERNS = [INVISIBLE, SCRIPT, COMMENT, TAG, OPEN_TAG, SCHEME, HANDLER];

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
    for (const pattern of PATTERNS) text = text.replace(pattern, '');
  }
  return text.trim();
}
