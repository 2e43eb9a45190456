import 'server-only';
import type messages from '@/messages/pt-BR.json';

type Messages = typeof messages;

/** A text of the site itself that the search finds. */
export type SiteEntry = {
  id: string;
  title: string;
  content: string;
  type: 'faq' | 'section' | 'page';
  category: string;
  url: string;
  /** Name of the page that it stands on. */
  page: string;
};

const FAQ_IDS = ['empresa', 'reserva', 'reserva-direta', 'garantia', 'seguranca'] as const;
const WHY_BOOK_IDS = ['melhor-preco', 'suporte', 'experiencia', 'cidades'] as const;

/** Pages and parts of pages by the key of their text in the catalogue: address and page name. */
const PAGES = {
  hero: ['/#home', 'home'],
  history: ['/about#historia', 'about'],
  mission: ['/about#missao', 'about'],
  values: ['/about#valores', 'about'],
  destinations: ['/destinations', 'destinations'],
  deals: ['/deals', 'deals'],
  hotels: ['/hotels', 'hotels'],
} as const satisfies Record<
  keyof Messages['search']['content']['pages'],
  [string, keyof Messages['search']['content']['pageNames']]
>;

/** Questions, sections and pages, in the words in which the pages themselves say it. */
export function siteContent({ faq, whyBook, aboutChain, charity, search }: Messages): SiteEntry[] {
  const { categories, pageNames, sections, pages } = search.content;
  const section = (id: string, url: string, title: string, content: string): SiteEntry => ({
    id: `section-${id}`,
    type: 'section',
    title,
    content,
    url,
    category: categories.section,
    page: pageNames.home,
  });
  return [
    ...FAQ_IDS.map(
      (id, index): SiteEntry => ({
        id: `faq-${id}`,
        type: 'faq',
        title: faq.items[index]?.question ?? '',
        content: faq.items[index]?.answer ?? '',
        category: categories.faq,
        url: '/#faq',
        page: pageNames.home,
      }),
    ),
    ...WHY_BOOK_IDS.map((id, index) =>
      section(
        id,
        '/#por-que-escolher',
        sections.whyBook[index] ?? '',
        whyBook.items[index]?.text ?? '',
      ),
    ),
    section('sobre-rede', '/#sobre-rede', sections.about, `${aboutChain.lead} ${aboutChain.text}`),
    section('amigos-do-bem', '/#amigos-do-bem', charity.heading, charity.text),
    ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((key): SiteEntry => {
      const [url, page] = PAGES[key];
      return {
        id: `page-${key}`,
        type: 'page',
        title: pages[key].title,
        content: pages[key].content,
        category: categories.page,
        url,
        page: pageNames[page],
      };
    }),
  ];
}
