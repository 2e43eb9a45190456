import { type ClassValue, clsx } from 'clsx';

/**
 * Class names, joined; falsy ones drop. Nothing is merged: utilities override the component layer
 * by themselves, and the visitor's browser is spared a library that knows every utility.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
