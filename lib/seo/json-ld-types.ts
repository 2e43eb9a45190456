import type { Thing } from 'schema-dts';
import { hotelPath } from '@/lib/hotels/paths';

/** One node of a page's structured data, checked against the schema.org vocabulary. */
export type Node = Exclude<Thing, string>;

/** Origin of the site, without a slash at its end: 'https://www.example.com'. */
export type Origin = string;

/** An absolute address: of this site for a path, unchanged when it is absolute already. */
export function absolute(origin: Origin, address: string): string {
  return new URL(address, origin).href;
}

/** What the nodes of other pages call a hotel. */
export function hotelId(origin: Origin, hotel: Parameters<typeof hotelPath>[0]): string {
  return absolute(origin, `${hotelPath(hotel)}#hotel`);
}
