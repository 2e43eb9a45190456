import type { PostalAddress } from './postal-address';

/** The states whose clocks differ from Brasília's. */
const ZONES: Readonly<Record<string, string | undefined>> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
};
const BRASILIA = 'America/Sao_Paulo';
/** The oceanic islands are an hour ahead. */
const ISLANDS = 'America/Noronha';
const ISLANDS_FROM = -34;

/** The time zone of a hotel by its address; null if that has neither a state nor a point. */
export function timeZoneOf({
  state,
  point,
}: Pick<PostalAddress, 'state' | 'point'>): string | null {
  if (point && point.longitude > ISLANDS_FROM) return ISLANDS;
  if (state) return ZONES[state] ?? BRASILIA;
  return null;
}
