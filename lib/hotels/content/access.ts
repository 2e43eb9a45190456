import { flagsOf, type StoredItem, text } from './stored-values';

/** What a hotel offers guests with disabilities: keys of `features` that are true, in this order. */
export const ACCESS_FACTS = [
  'access_step_free',
  'access_adapted_rooms',
  'access_deaf_guests',
  'access_blind_guests',
] as const;
export type AccessFact = (typeof ACCESS_FACTS)[number];

type AccessDetail = `${AccessFact}_detail`;

/** The key of the short text that staff add to a fact, such as '2 quartos adaptados'. */
export const accessDetail = <Fact extends AccessFact>(fact: Fact) => `${fact}_detail` as const;

/** What a hotel offers, with the text of its staff if there is any. */
export type AccessItem = { fact: AccessFact; detail: string | null };

/** The keys of stored features about access. */
export function readAccess(
  stored: StoredItem,
): Record<AccessFact, boolean> & Record<AccessDetail, string | null> {
  const details = ACCESS_FACTS.map(accessDetail).map((key) => [key, text(stored[key])]);
  return { ...flagsOf(stored, ACCESS_FACTS), ...Object.fromEntries(details) };
}
