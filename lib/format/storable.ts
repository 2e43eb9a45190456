const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text without what Postgres can't store: U+0000 and lone surrogates. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(HALF, '');

/** A JSON value with all its strings storable, including keys. */
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storable(key), storableJson(part)]),
  );
}
