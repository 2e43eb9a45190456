import 'server-only';
import { listOf } from '@/lib/format/list-of';
import { formatPrice } from '@/lib/format/price';
import { ACCESS_FACTS } from '@/lib/hotels/content/access';
import { AMENITY_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { SURROUNDINGS } from '@/lib/hotels/content/surroundings';
import { type HotelFilters, hotelsPath, NO_FILTERS } from '@/lib/hotels/list/filters';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { FAQ_IDS, faqAnchor } from './faq-anchors';

type Messages = typeof messages;

/** A text of the site itself that the search finds. */
export type SiteEntry = {
  id: string;
  title: string;
  content: string;
  type: 'faq' | 'section' | 'list' | 'page';
  category: string;
  url: string;
  /** Name of the page that shows it. */
  page: string;
  /** Further words to find it by, which its own texts do not contain. */
  words?: string;
  /** For a list of hotels, what they have in common: a key of HotelFacets' amenities. */
  flag?: string;
};

const WHY_BOOK_IDS = ['melhor-preco', 'suporte', 'experiencia', 'cidades'] as const;

type PageText = Pick<SiteEntry, 'id' | 'url' | 'page' | 'title' | 'content' | 'words'>;

/** Pages and parts of pages, with the names and texts that they show. */
function pageTexts({
  site: { home, about },
  regions: { destinations },
  offers: { list: deals },
  hotels: { results: hotels },
  search,
}: Messages): PageText[] {
  const { history, mission, values } = about;
  const onAbout = (anchor: string, title: string, content: string): PageText => ({
    id: anchor,
    url: `/about#${anchor}`,
    page: about.title,
    title,
    content,
  });
  const whole = (id: string, page: string, content: string): PageText => ({
    id,
    url: `/${id}`,
    page,
    title: page,
    content,
  });
  return [
    { id: 'home', url: '/#home', page: home.title, title: home.title, content: home.lead },
    onAbout('historia', history.heading, history.lead),
    onAbout('missao', mission.heading, `${mission.statement} ${mission.text}`),
    onAbout(
      'valores',
      values.heading,
      [values.lead, ...values.items.map(({ name, text }) => `${name}: ${text}`)].join(' '),
    ),
    whole('destinations', destinations.title, destinations.description),
    { ...whole('deals', deals.title, deals.description), words: search.content.deals },
    whole('hotels', hotels.title, hotels.description),
  ];
}

/**
 * Lists of hotels that have something in common, for words that a hotel's own texts may not
 * contain. They match by that, not by title: 'Hotéis' is in all their titles.
 */
function hotelLists({ hotels: { results, list }, search: { content } }: Messages): SiteEntry[] {
  const lists = <Flag extends keyof typeof content.lists>(
    category: string,
    flags: readonly Flag[],
    filter: (flag: Flag) => Partial<HotelFilters>,
  ) =>
    flags.map(
      (flag): SiteEntry => ({
        id: `list-${flag}`,
        type: 'list',
        title: formatMessage(content.list, { what: content.lists[flag] }),
        content: content.lists[flag],
        category,
        url: hotelsPath({ ...NO_FILTERS, ...filter(flag) }),
        page: results.title,
        flag,
      }),
    );
  return [
    ...lists(list.place, SURROUNDINGS, (flag) => ({ surroundings: [flag] })),
    ...lists(list.amenity, AMENITY_FLAGS, (flag) => ({ amenities: [flag] })),
    ...lists(list.access, ACCESS_FACTS, (flag) => ({ access: [flag] })),
  ];
}

/** The list of hotels that have several things at once. */
export function listWith(filters: HotelFilters, { hotels, search: { content } }: Messages) {
  const { surroundings, amenities, access, priceTo } = filters;
  const parts = [...surroundings, ...amenities, ...access].map((flag) => content.lists[flag]);
  const price = priceTo && formatMessage(content.upTo, { price: formatPrice(priceTo) });
  const what = listOf(price ? [...parts, price] : parts);
  const { order } = filters;
  const sorted = order === 'preco' || order === 'avaliacao' ? content.orders[order] : '';
  const url = hotelsPath(filters);
  return {
    id: `list-${url}`,
    type: 'list',
    title: formatMessage(content.list, { what: [what, sorted].filter(Boolean).join(', ') }),
    category: hotels.list.place,
    url,
    page: hotels.results.title,
  } satisfies Partial<SiteEntry>;
}

/** Questions, sections, pages and lists of hotels, with the texts that the pages show. */
export function siteContent(messages: Messages): SiteEntry[] {
  const {
    search,
    site: { home, faq, whyBook, aboutChain, charity },
  } = messages;
  const { categories, sections } = search.content;
  const section = (id: string, url: string, title: string, content: string): SiteEntry => ({
    id: `section-${id}`,
    type: 'section',
    title,
    content,
    url,
    category: categories.section,
    page: home.title,
  });
  return [
    ...FAQ_IDS.map(
      (id, index): SiteEntry => ({
        id: `faq-${id}`,
        type: 'faq',
        title: faq.items[index]?.question ?? '',
        content: faq.items[index]?.answer ?? '',
        category: categories.faq,
        url: `/#${faqAnchor(index)}`,
        page: home.title,
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
    ...hotelLists(messages),
    ...pageTexts(messages).map(
      (text): SiteEntry => ({
        ...text,
        id: `page-${text.id}`,
        type: 'page',
        category: categories.page,
      }),
    ),
  ];
}
