import { onFirstUse } from './first-use';

const LISTS = {
  and: onFirstUse(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' })),
  or: onFirstUse(() => new Intl.ListFormat('pt-BR', { type: 'disjunction' })),
};

/** 'praia, piscina e spa', or with 'or': 'praia, piscina ou spa'. */
export const listOf = (items: Iterable<string>, word: keyof typeof LISTS = 'and'): string =>
  LISTS[word]().format(items);
