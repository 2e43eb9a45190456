import { cache } from 'react';
import { mediaOf } from './model';

/** One table for each page that is rendered; in the browser there is none. */
const known = cache(() => new Map<string, string>());

/** Keeps what pictures of the library show for the page that is being rendered. */
export function keepAlts(alts: { id: string; alt: string }[]): void {
  for (const { id, alt } of alts) known().set(id, alt);
}

/** What a picture of the library shows, as far as this page has asked. */
export function knownAlt(address: string): string | undefined {
  const picture = mediaOf(address);
  return picture ? known().get(picture.id) : undefined;
}
