import { absolute, type Node, type Origin } from './json-ld-types';

/** One step of the trail that leads to a page. */
export type Crumb = { name: string; path: string };

/** The visible trail of a page. */
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
