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
