import { keysOf } from '@/lib/format/keys-of';

/**
 * What guests write about: for each theme, the words that name it; '~' matches any rest of a word
 * ('criança~' matches 'crianças'). No word belongs to two themes.
 */
const THEME_WORDS = {
  family:
    'crian[çc]a~|fam[íi]lia~|ber[çc]o~|filh[oa]~|net[oa]s?|menin[oa]~|recrea[çc][ãa]o|brinquedoteca',
  team: 'equipe|recep[çc][ãa]o|recepcionista~|atend[ei]~|atencios~|gentil~|simp[áa]tic~|funcion[áa]ri~|porteiro',
  quiet: 'sil[êe]ncio|silencios~|sosseg~|tranquil~|descans~|dorm[ií]~',
  breakfast: 'caf[ée] da manh[ãa]|caf[ée]s?|cucas?|p[ãa]o de queijo|tapiocas?|bolos?',
  food: 'restaurante~|jant~|almo[çc]~|cozinha~|comidas?|peixes?|pir[ãa]o|pratos?|fondue|cuscuz',
  water: 'piscina~|praia~|mar|rio|lagoa~|cachoeiras?',
  room: 'quartos?|su[íi]te~|camas?|chuveiro~|banheira~|varanda~|lareira~|chal[ée]s?',
  place: 'localiza[çc][ãa]o|metr[ôo]|centro|aeroporto|a p[ée]',
  work: 'trabalh~|reuni[ãa]o|reuni[õo]es|internet|wi-?fi|nota fiscal|audit[óo]rio|eventos?',
  tours: 'passeio~|trilhas?|guias?|roteiro~|barcos?|caiaque~|bicicletas?|mapas?|parques?',
} as const;
export type ReviewTheme = keyof typeof THEME_WORDS;

const THEMES = keysOf(THEME_WORDS);

const wordsOf = (theme: ReviewTheme) => THEME_WORDS[theme].replaceAll('~', '\\p{L}*');

const pattern = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');

const WORDS = Object.fromEntries(THEMES.map((theme) => [theme, pattern(wordsOf(theme))])) as Record<
  ReviewTheme,
  RegExp
>;
const ANY_WORD = pattern(THEMES.map((theme) => `(?<${theme}>${wordsOf(theme)})`).join('|'));

/** Most themes offered at once; any more would be named by only one guest. */
const MOST_THEMES = 5;
/** Fewer texts are read faster than filtered. */
const FEWEST_TEXTS = 3;

/**
 * The themes of published texts and how many texts name each, most frequent first. Empty if there
 * is nothing to choose from.
 */
export function reviewThemes(texts: readonly string[]): { theme: ReviewTheme; count: number }[] {
  if (texts.length < FEWEST_TEXTS) return [];
  const themes = THEMES.map((theme) => ({
    theme,
    count: texts.filter((text) => text.search(WORDS[theme]) >= 0).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_THEMES);
  return themes.length > 1 ? themes : [];
}

/** A part of a text; `theme` is what its words name, null for text between such words. */
export type ThemePart = { text: string; theme: ReviewTheme | null };

/** Splits the text at the words that name one of `themes`. */
export function themeParts(text: string, themes: readonly ReviewTheme[]): ThemePart[] {
  const parts: ThemePart[] = [];
  let end = 0;
  for (const match of text.matchAll(ANY_WORD)) {
    const theme = themes.find((name) => match.groups?.[name] !== undefined);
    if (!theme) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), theme: null });
    parts.push({ text: match[0], theme });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), theme: null });
  return parts;
}
