import type messages from '@/messages/pt-BR.json';

/** The id of the form to which the choices on all cards of a page belong. */
export const COMPARE_FORM = 'comparar';

export type CompareMessages = (typeof messages)['comparison']['choice'];
