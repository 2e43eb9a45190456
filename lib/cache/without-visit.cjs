/**
 * The start of a page's data: the URL of the visit that triggered its rendering, in parts, and its
 * query. Next 16.4 writes both for every visit that re-renders a stored page, even if it came by
 * another path (middleware.ts).
 */
const VISIT = /(0:\{"P":(?:null|"[^"]*"),"c":)\[(?:"[^"]*",?)*\],"q":"[^"]*"/;
/** Names no visit. Browsers take the URL from their address bar, never from here. */
const NO_VISIT = '$1["",""],"q":""';

/** A chunk of the page's data, as a script in its HTML. */
const PIECE = /<script[^>]*>self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)<\/script>/gs;

/** Serializes a text as a string in a script of an HTML page, as the framework does. */
const inScript = (text) =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The URL may span several chunks, so it is searched for in all of them joined. */
function htmlWithoutVisit(html) {
  const pieces = [...html.matchAll(PIECE)].map(({ index, 0: script, 1: string }) => ({
    start: index + script.indexOf(string),
    string,
    text: JSON.parse(string),
  }));
  const data = pieces.map(({ text }) => text).join('');
  const found = VISIT.exec(data);
  if (!found) return html;
  const until = found.index + found[0].length;
  let place = 0;
  let left = found[0].replace(VISIT, NO_VISIT);
  let result = '';
  let at = 0;
  for (const { start, string, text } of pieces) {
    const [from, to] = [found.index - place, until - place];
    place += text.length;
    if (to <= 0 || from >= text.length) continue;
    const kept = text.slice(0, Math.max(from, 0)) + left + text.slice(Math.max(to, 0));
    result += html.slice(at, start) + inScript(kept);
    at = start + string.length;
    left = '';
  }
  return result + html.slice(at);
}

/** The data of a navigation or its prefetches, which may contain bytes that are not text. */
const dataWithoutVisit = (data) =>
  Buffer.from(data.toString('latin1').replace(VISIT, NO_VISIT), 'latin1');

/** The nonce of a staff visit, which may also cause the not-found page to be rendered. */
const NONCE = / nonce="([\w+/-]+=*)"/;

/**
 * Removes the nonce, which other visits don't have. It appears in tags and in the data after them.
 */
function htmlWithoutNonce(html) {
  const [attribute, nonce] = NONCE.exec(html) ?? [];
  return nonce ? html.replaceAll(attribute, '').replaceAll(nonce, '') : html;
}

/**
 * Removes what a rendered page says about its visit: others get it as well, and a query may contain
 * an e-mail, a promo code or the dates of a stay. What is not written as expected stays as it is
 * (tests/e2e/stored-visits.spec.ts would fail).
 * @param {{ html: string, rscData?: Buffer, segmentData?: Map<string, Buffer> }} page
 */
function forgetVisit(page) {
  page.html = htmlWithoutNonce(htmlWithoutVisit(page.html));
  if (page.rscData) page.rscData = dataWithoutVisit(page.rscData);
  for (const [name, data] of page.segmentData ?? []) {
    page.segmentData.set(name, dataWithoutVisit(data));
  }
}

module.exports = { forgetVisit };
