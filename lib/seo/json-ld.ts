import type { Thing } from 'schema-dts';

/** One node of a page's structured data, checked against the schema.org vocabulary. */
export type Node = Exclude<Thing, string>;

/** Origin of the site, without a trailing slash: 'https://www.example.com'. */
export type Origin = string;

/** The absolute URL of a path of this site; an absolute URL stays as it is. */
export function absolute(origin: Origin, urlOrPath: string): string {
  return new URL(urlOrPath, origin).href;
}

/** One step of the breadcrumbs of a page. */
export type Crumb = { name: string; path: string };

/** The visible breadcrumbs of a page. */
export function breadcrumbList(origin: Origin, crumbs: readonly Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(origin, path),
    })),
  };
}

/** Questions and answers, for pages that show exactly these. */
export function faqPage(items: readonly { question: string; answer: string }[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const ESCAPES = /[<>&\u2028\u2029]/g;

/**
 * The nodes as the text of a script element. Stored texts may contain anything: every character that
 * could close the element, open a comment or end a line of script is escaped.
 */
export function serializeJsonLd(nodes: readonly Node[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replace(
    ESCAPES,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
