import type { Thing } from 'schema-dts';

/** One node of a page's structured data, checked against the schema.org vocabulary. */
export type Node = Exclude<Thing, string>;

/** Origin of the site, without a slash at its end: 'https://www.example.com'. */
export type Origin = string;

/** An absolute address: of this site for a path, unchanged when it is absolute already. */
export function absolute(origin: Origin, address: string): string {
  return new URL(address, origin).href;
}
