/** White space, and characters without a shape: marks of direction, joiners, fillers. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing was typed or stored in a field: null, undefined, or nothing that can be seen. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && UNSEEN.test(value));
