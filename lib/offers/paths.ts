import { slugify, slugWithId } from '@/lib/format/slug';

/**
 * Longest name in a path, in characters. A rendered page is a file named after its path: name, id and
 * the suffixes of the page cache together must stay below 255 bytes.
 */
const NAME_LENGTH = 120;

/** A slug of at most NAME_LENGTH characters, cut between words where possible. */
function shortened(slug: string): string {
  if (slug.length <= NAME_LENGTH) return slug;
  const cut = slug.slice(0, NAME_LENGTH + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : NAME_LENGTH);
}

/** The parts of an offer's URL. */
export type OfferUrlParts = { id: string; name: string };

/** The slug of an offer: its name plus its id; only the id when the name has no letter. */
export function offerSlug(offer: OfferUrlParts): string {
  return slugWithId(shortened(slugify(offer.name)), offer.id);
}

/** The canonical path of an offer. */
export function offerPath(offer: OfferUrlParts): string {
  return `/oferta/${offerSlug(offer)}`;
}

/** The back office's list of offers with the form of this one open. */
export const staffOfferPath = (id: string) => `/admin/packages?editar=${id}`;
