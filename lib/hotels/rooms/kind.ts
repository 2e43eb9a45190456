import { removeAccents } from '@/lib/format/normalize';

/** Kinds of rooms that a name can begin with, by grammatical gender. */
const KINDS = {
  masculine: /^(?:quarto|chale|apartamento|loft|bangalo)s?\b/,
  feminine: /^suites?\b/,
} as const;

/** The gender of the kind that a room's name begins with; null if it names none. */
export function roomKind(name: string): keyof typeof KINDS | null {
  const plain = removeAccents(name.trim());
  if (KINDS.masculine.test(plain)) return 'masculine';
  return KINDS.feminine.test(plain) ? 'feminine' : null;
}

/** More words for rooms, used only to choose an article. */
const OTHERS = {
  masculine: /^(?:duplex|triplex|flat|studio|estudio|bunker|domo|mirante|rancho)s?\b/,
  feminine: /^(?:casa|cabana|cobertura|oca|vila|villa|tenda|residencia|palafita)s?\b/,
} as const;

/** The gender of the word that a room's name begins with, for 'no' or 'na'; null if unknown. */
export function roomGender(name: string): keyof typeof KINDS | null {
  const plain = removeAccents(name.trim());
  if (OTHERS.masculine.test(plain)) return 'masculine';
  return OTHERS.feminine.test(plain) ? 'feminine' : roomKind(name);
}
