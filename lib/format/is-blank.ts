/** White space and invisible characters: direction marks, joiners, fillers. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a field is empty: null, undefined, or nothing that can be seen. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && UNSEEN.test(value));
