/** Pixels of the picture that chats and networks show beside a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What the picture of a shared page shows. */
export type ShareCard = {
  kind: 'site' | 'region' | 'hotel' | 'offer';
  title: string;
  place: string | null;
  /** BRL; per night for a hotel. */
  price: number | null;
  /** 'dd/MM', the last day of an offer. */
  until: string | null;
  /** A file of the site's own media: this server never fetches an address that somebody typed. */
  image: string | null;
  /** The ground where there is no picture. */
  color: string | null;
};

const COVER = '/art/capa.webp';

/** The card of every page that has none of its own. */
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

/** What the picture of the whole site is found by. */
export const SITE_ID = 'rede';

/** Chats keep a picture by its address, so another price needs another address. */
function version(card: ShareCard): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(card)) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Where the picture of a card is; `id` is what its page is found by. */
export function shareImagePath(card: ShareCard, id: string): string {
  return `/og/${card.kind}/${id}?v=${version(card)}`;
}
