import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names, skipping falsy ones. Does not merge: utilities already override the component
 * layer, and the browser is spared a library that knows every utility.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
