/** Whether nothing was typed or stored in a field: null, undefined, or nothing but white space. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
