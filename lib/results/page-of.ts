import { idFromSlug, isSlugLike } from '@/lib/format/slug';

const PAGE_OF_HOTEL = /^\/hotel(?:_corp|_lazer)?\/(?:old\/)?([^/]+)(?:\/quartos)?\/?$/;
const PAGE_OF_OFFER = /^\/oferta\/([^/]+)\/?$/;

/** What a page is counted under: a hotel by its slug or id, an offer by its id. */
export type CountedPage = { hotel: string | null; offer: string | null };

/** The hotel or offer whose page is at this path; null for any other page. */
export function pageOf(path: string): CountedPage | null {
  const offer = idFromSlug(PAGE_OF_OFFER.exec(path)?.[1] ?? '');
  if (offer) return { hotel: null, offer };
  const slug = PAGE_OF_HOTEL.exec(path)?.[1];
  if (!slug || !isSlugLike(slug)) return null;
  return { hotel: idFromSlug(slug) ?? slug.toLowerCase(), offer: null };
}
