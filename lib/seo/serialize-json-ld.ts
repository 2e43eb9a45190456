import type { Node } from './json-ld-types';

const ESCAPES = /[<>&\u2028\u2029]/g;

/**
 * The nodes as the text of a script element. What staff store may contain anything: no character
 * that could close the element, open a comment or end a line for a script reader is left as it is.
 */
export function serializeJsonLd(nodes: readonly Node[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replace(
    ESCAPES,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
