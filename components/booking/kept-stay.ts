import { tabStorage } from '@/components/ui/stored-text';

/** The key of the stay, which is kept as the query of its link (use-stay.ts). */
export const KEPT_STAY = 'vitrine:stay';
/** The key of its words, for the first paint of the next page: the dates in short, and with the guests. */
export const KEPT_WORDS = 'vitrine:stay-words';

/** The stay that this tab has kept, without parameters for none. */
export const keptStayQuery = () => new URLSearchParams(tabStorage.read(KEPT_STAY) ?? '');
