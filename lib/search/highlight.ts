import { normalizeForSearch, removeAccents } from '@/lib/format/normalize';

type Span = [start: number, end: number];

/**
 * Where `text` contains `query`, as positions in the original text. Matches inside of words only
 * count if no word begins with the query. Each character is normalized separately and mapped to its
 * origin, because its normalized form may differ in length.
 */
function matches(text: string, query: string): Span[] {
  const needle = normalizeForSearch(query);
  if (needle === '') return [];
  let normalized = '';
  const origins: Span[] = [];
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    const blank = /\s/.test(character);
    const form = blank ? ' ' : removeAccents(character);
    const last = origins.at(-1);
    if (form === '' || (blank && normalized.endsWith(' '))) {
      // A combining mark or a repeated blank belongs to the character before it.
      if (last) last[1] = at;
      continue;
    }
    const origin: Span = [start, at];
    for (let i = 0; i < form.length; i += 1) origins.push(origin);
    normalized += form;
  }
  const spans: Span[] = [];
  const atWords: Span[] = [];
  for (let from = normalized.indexOf(needle); from !== -1; ) {
    const first = origins[from];
    const final = origins[from + needle.length - 1];
    if (!first || !final) break;
    const span: Span = [Math.max(first[0], spans.at(-1)?.[1] ?? 0), final[1]];
    spans.push(span);
    if (!/[\p{L}\p{N}]/u.test(normalized[from - 1] ?? '')) atWords.push(span);
    from = normalized.indexOf(needle, from + needle.length);
  }
  const shown = atWords.length > 0 ? atWords : spans;
  return shown.filter(([start, end]) => start < end);
}

/** `hit`: whether the query was found here. */
export type Piece = { text: string; hit: boolean };

/** Splits the text into pieces marked as matching the query or not; joined, they are the text. */
export function highlight(text: string, query: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [start, end] of matches(text, query)) {
    pieces.push({ text: text.slice(done, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  pieces.push({ text: text.slice(done), hit: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Characters of context before the first hit of an excerpt. */
const LEAD = 32;

/** The text from the beginning of a word shortly before the first match; else all of it. */
export function fromFirstHit(text: string, query: string, visible: number): string {
  const [first] = matches(text, query);
  if (!first || first[1] <= visible) return text;
  const start = text.indexOf(' ', Math.max(0, first[0] - LEAD));
  return start === -1 || start >= first[0]
    ? `…${text.slice(first[0])}`
    : `…${text.slice(start + 1)}`;
}
