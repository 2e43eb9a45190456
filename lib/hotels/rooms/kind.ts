import { removeAccents } from '@/lib/format/normalize';

/** Kinds of rooms with which a name can begin, by their grammatical gender. */
const KINDS = {
  masculine: /^(?:quarto|chale|apartamento|loft|bangalo)s?\b/,
  feminine: /^suites?\b/,
} as const;

/** The gender of the kind that a room's name begins with; null where it names none. */
export function roomKind(name: string): keyof typeof KINDS | null {
  const plain = removeAccents(name.trim());
  if (KINDS.masculine.test(plain)) return 'masculine';
  return KINDS.feminine.test(plain) ? 'feminine' : null;
}

/** Further words for rooms that only an article is chosen by. */
const OTHERS = {
  masculine: /^(?:duplex|triplex|flat|studio|estudio|bunker|domo|mirante|rancho)s?\b/,
  feminine: /^(?:casa|cabana|cobertura|oca|vila|villa|tenda|residencia|palafita)s?\b/,
} as const;

/** The gender of whatever a room's name begins with, for 'no' or 'na' before it; null where unknown. */
export function roomGender(name: string): keyof typeof KINDS | null {
  const plain = removeAccents(name.trim());
  if (OTHERS.masculine.test(plain)) return 'masculine';
  return OTHERS.feminine.test(plain) ? 'feminine' : roomKind(name);
}
