import { tabStorage } from '@/components/ui/stored-text';

/** The key of the stay, which is stored as the query of its link (use-stay.ts). */
export const STORED_STAY = 'vitrine:stay';
/** The key of its words, for the first paint of the next page: the dates in short, and with the guests. */
export const STORED_WORDS = 'vitrine:stay-words';

/** The stay that this tab has stored, without parameters for none. */
export const storedStayQuery = () => new URLSearchParams(tabStorage.read(STORED_STAY) ?? '');
