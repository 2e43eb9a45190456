const MARKS = /[\u0300-\u036f]/g;

/** Lower case without accents: 'São João' → 'sao joao'. Same as private.remove_accents. */
export function removeAccents(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** Normalizes for search: no accents, white space as one blank (private.normalize_for_search). */
export function normalizeForSearch(text: string): string {
  return removeAccents(text).replace(/\s+/g, ' ').trim();
}
