/** Elements whose content is no text either. */
const SCRIPT = /<(script|style|iframe|object|svg|math)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** '<' directly before a letter, '/', '!' or '?': '5 < 10' and '<3' are text. */
const TAG = /<\/?[a-z!?][^<>]*>/gi;
/** A tag that was never closed, told from text by its attribute. */
const OPEN_TAG = /<\/?[a-z][\w:-]*[\s/][^<>]*=[^<>]*$/gi;
const SCHEME = /(?:java|vb)script\s*:|data\s*:\s*text\/html\b,?/gi;
const HANDLER =
  /\bon(?:abort|blur|change|click|dblclick|error|focus|input|key\w+|load\w*|mouse\w+|pointer\w+|reset|resize|scroll|submit|toggle|touch\w+|unload)\s*=/gi;
/** Never typed; some of them turn the direction of what follows. A joined emoji stays whole. */
const INVISIBLE = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const PATTERNS = [INVISIBLE, SCRIPT, COMMENT, TAG, OPEN_TAG, SCHEME, HANDLER];

/**
 * A single line of text as it is stored: without markup and script-like patterns, trimmed. Text that
 * only looks a little like it stays ('A&B', 'D'Ávila', '5 < 10'). Removes until nothing is left to
 * remove, so that no pattern is put together by removing another. Pages escape what they show
 * anyway; this keeps such text out of e-mails, exports and whatever reads the table next.
 */
export function plainText(typed: string): string {
  let text = typed.replace(/[\r\n\t]+/g, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    for (const pattern of PATTERNS) text = text.replace(pattern, '');
  }
  return text.trim();
}
