/** Size in px of the image that chats and networks show beside a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What the share image of a page shows. */
export type ShareCard = {
  kind: 'site' | 'region' | 'hotel' | 'offer' | 'itinerary';
  title: string;
  place: string | null;
  /** BRL; per night for a hotel. */
  price: number | null;
  /** 'dd/MM', the last day of an offer. */
  until: string | null;
  /** A file of the site's own media: this server never fetches a URL that staff typed. */
  image: string | null;
  /** The images of an itinerary's stops; null for a stop without one of the site's own. */
  images?: (string | null)[];
  /** The background if there is no image. */
  color: string | null;
};

const COVER = '/art/capa.webp';

/** The card of every page that does not have its own. */
export function siteCard({ name, line }: { name: string; line: string }): ShareCard {
  return {
    kind: 'site',
    title: name,
    place: line,
    price: null,
    until: null,
    image: COVER,
    color: null,
  };
}

/** The id of the share image of the whole site. */
export const SITE_ID = 'rede';

/** Chats cache images by URL, so another price needs another URL. */
function version(card: ShareCard): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(card)) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The path of the image of a card; `id` is the slug or id of its page. */
export function shareImagePath(card: ShareCard, id: string): string {
  return `/og/${card.kind}/${id}?v=${version(card)}`;
}
