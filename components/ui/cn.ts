import { type ClassValue, clsx } from 'clsx';

/**
 * Class names, joined; falsy ones drop. Nothing is merged: who overrides a class of a primitive
 * marks it `!`, and the visitor's browser is spared a library that knows every utility.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
