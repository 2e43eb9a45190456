import { tabStorage } from '@/components/ui/stored-text';
import { readStayLink } from '@/lib/booking/stay-link';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { toCalendarDate } from '@/lib/format/date';

/** The key of the stay, which is stored as the query of its link (use-stay.ts). */
export const STORED_STAY = 'vitrine:stay';
/** The key of its words, for the first paint of the next page: the dates in short, and with the guests. */
export const STORED_WORDS = 'vitrine:stay-words';

/** The stay stored in this tab; empty if there is none. */
export const storedStayQuery = () => new URLSearchParams(tabStorage.read(STORED_STAY) ?? '');

/**
 * Adds the stay that this tab has stored. One without future dates is left out: in a URL it would replace
 * the recipient's own.
 */
export function addStoredStay(params: URLSearchParams): void {
  const stored = storedStayQuery();
  if (!readStayLink(stored, toCalendarDate(new Date())).dates?.checkOut) return;
  for (const name of Object.values(STAY_NAMES)) {
    const value = stored.get(name);
    if (value) params.set(name, value);
  }
}
