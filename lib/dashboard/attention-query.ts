import { listQuery, oneOf, type SearchParams, withQuery } from '@/lib/actions/list-query';
import { keysOf } from '@/lib/format/keys-of';

/** What staff should look at, by kind, with the name of each in the URL of the dashboard. */
const NAMES = {
  unbookable: 'sem-reserva',
  numbers: 'whatsapp',
  ending: 'ofertas',
  pictureless: 'sem-imagem',
  lost: 'imagens-excluidas',
  malformed: 'conteudo',
} as const;

export type AttentionKind = keyof typeof NAMES;

const KINDS = keysOf(NAMES);
const parameters = listQuery({ tudo: oneOf(Object.values(NAMES)) });

/** The kind that a URL of the dashboard shows whole. */
export function unfoldedKind(params: SearchParams): AttentionKind | null {
  const { tudo } = parameters.parse(params);
  return KINDS.find((kind) => NAMES[kind] === tudo) ?? null;
}

/** The URL of the dashboard with one kind shown whole, or with none (null). */
export const attentionPath = (kind: AttentionKind | null) =>
  withQuery('/admin', { tudo: kind && NAMES[kind] });
