import { listQuery, oneOf, type SearchParams, withQuery } from '@/lib/actions/list-query';
import { keysOf } from '@/lib/format/keys-of';

/** What staff should look at, by kind, with each kind's name in the dashboard's URL. */
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

/** The kind that a dashboard URL unfolds, or null. */
export function unfoldedKind(params: SearchParams): AttentionKind | null {
  const { tudo } = parameters.parse(params);
  return KINDS.find((kind) => NAMES[kind] === tudo) ?? null;
}

/** The dashboard's URL with one kind unfolded, or none (null). */
export const attentionPath = (kind: AttentionKind | null) =>
  withQuery('/admin', { tudo: kind && NAMES[kind] });
