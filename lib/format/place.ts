/** States that take an article: 'no Ceará', 'na Bahia'. Other places do not. */
const WITH_ARTICLE = new Map<string, 'no' | 'na'>(
  Object.entries({
    Acre: 'no',
    Amapá: 'no',
    Amazonas: 'no',
    Bahia: 'na',
    Ceará: 'no',
    'Distrito Federal': 'no',
    'Espírito Santo': 'no',
    Maranhão: 'no',
    Pará: 'no',
    Paraíba: 'na',
    Paraná: 'no',
    Piauí: 'no',
    'Rio de Janeiro': 'no',
    'Rio Grande do Norte': 'no',
    'Rio Grande do Sul': 'no',
    Tocantins: 'no',
  }),
);

/** The Portuguese preposition before the name of a place: 'em', 'no' or 'na'. */
export const inPlace = (name: string): 'em' | 'no' | 'na' => WITH_ARTICLE.get(name.trim()) ?? 'em';

/** The prepositions for travel from a place, as they begin a title, and to it, by `inPlace`. */
export const TRAVEL_PREPOSITIONS = {
  em: { from: 'De', to: 'a' },
  no: { from: 'Do', to: 'ao' },
  na: { from: 'Da', to: 'à' },
} as const;
