import { isObject } from '@/lib/format/is-object';
import { imageUrl } from '@/lib/security/safe-url';

/** An object of stored JSON. */
export type StoredItem = Record<string, unknown>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The objects of a list; anything else in it is dropped. */
export const objects = (value: unknown): StoredItem[] => list(value).filter(isObject);

/** A trimmed text, also from a finite number; null for everything else and for blanks. */
export function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() || null : null;
}

/** Whether each of these keys is stored as `true`. */
export const flagsOf = <Key extends string>(stored: StoredItem, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, stored[key] === true])) as Record<Key, boolean>;

/** The texts of a list; blanks and anything else in it are dropped. */
export const texts = (value: unknown) => list(value).flatMap((item) => text(item) ?? []);

/** An image URL as it was typed; null unless it may be used as one (D13). */
export const imageText = (value: unknown) => (imageUrl(value) === null ? null : text(value));

/** The usable image URLs of a list, each once. */
export const images = (value: unknown) => [
  ...new Set(list(value).flatMap((item) => imageText(item) ?? [])),
];
