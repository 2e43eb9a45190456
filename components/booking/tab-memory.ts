/** The key of the stay, which is kept as the query of its link (use-stay.ts). */
export const KEPT_STAY = 'vitrine:stay';
/** The key of its words, for the first paint of the next page: the dates in short, and with the guests. */
export const KEPT_WORDS = 'vitrine:stay-words';

/** What this tab has kept under `key`, '' for nothing. It can be switched off, and then throws. */
export function readTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The stay that this tab has kept, without parameters for none. */
export const keptStayQuery = () => new URLSearchParams(readTab(KEPT_STAY));

/** Keeps a text until the tab is closed; where that is switched off, it counts on this page only. */
export function writeTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // See above.
  }
}
