/** The position after the bracket that closes the one before `from`. */
function closingOf(text, from) {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

module.exports = { closingOf };
