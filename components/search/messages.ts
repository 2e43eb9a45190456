import type messages from '@/messages/pt-BR.json';

/** The copy of the search, which comes as a prop: no translation code reaches the browser. */
export type SearchMessages = (typeof messages)['search']['dialog'];
