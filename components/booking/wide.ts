/**
 * Same width as the `md` breakpoint: from it on panels are below their fields, below it they are
 * sheets of their own.
 */
export const WIDE = '(width >= 48.0625rem)';
