import { type CalendarDate, formatDate, todayInSaoPaulo } from '@/lib/format/date';
import { preview } from '@/lib/format/text';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';
import { wordsOf } from '@/lib/offers/features';
import type { Offer } from '@/lib/offers/model';
import { offerPath } from '@/lib/offers/paths';
import { offerPriceText } from './offer-price-text';

/** Characters of the description: about six lines, or two beside offers of other hotels. */
const PREVIEW_LENGTH = 260;
const SHORT_PREVIEW = 110;

/**
 * What an offer's card shows, in words. Cards are client components: the browser's copy of a page
 * then has this for each offer instead of its markup.
 */
export type ShownOffer = {
  path: string;
  name: string;
  /** The offer's own image, or one of its hotel; null if neither has one. */
  image: { src: string; alt: string } | null;
  /** For whom it is. */
  tags: string[];
  /** Its hotel, in lists of several hotels: makes a shorter card. */
  hotel: { name: string; place: string | null } | null;
  /** When guests can stay, on one hotel's cards. */
  period: string | null;
  validUntil: CalendarDate | null;
  /** The day on which the page was rendered. */
  renderedOn: CalendarDate;
  description: string | null;
  features: string[];
  /** The nights with the price of each if known, otherwise 'A partir de'. */
  priceLine: string;
  /** Null if on request. */
  price: string | null;
};

type ShownAs = Pick<ShownOffer, 'hotel'> & {
  image: string | null;
  /** The texts of the offer's and its hotel's images; without them library images are decorative. */
  alts?: ImageAlts;
  /** Whether it is alone in its row, with room for a long description. */
  alone?: boolean;
};

/** The content of an offer's card, as of today in São Paulo; `hotel` makes it the shorter one. */
export function shownOffer(
  offer: Offer,
  { image, alts = {}, hotel, alone }: ShownAs,
  catalogue: typeof messages,
): ShownOffer {
  const { name, features, validUntil } = offer;
  const { tags } = catalogue.offers;
  const { price, nights } = offerPriceText(offer, catalogue);
  const words = hotel ? wordsOf(offer) : offer.description;
  return {
    path: offerPath(offer),
    name,
    image: image ? { src: image, alt: altOf(image, alts, '') } : null,
    tags: offer.tags.map((tag) => tags[tag]),
    hotel,
    period: hotel ? null : stayPeriod(offer, catalogue.hotels.page.packages),
    validUntil,
    renderedOn: todayInSaoPaulo(),
    description: words && preview(words, hotel && !alone ? SHORT_PREVIEW : PREVIEW_LENGTH),
    features: hotel ? [] : features,
    priceLine: nights ?? catalogue.hotels.card.from,
    price,
  };
}

/** When guests can stay; if no stay is named, the day on which sales start. */
function stayPeriod(
  { stayFrom, stayUntil }: Offer,
  words: (typeof messages)['hotels']['page']['packages'],
) {
  const from = formatDate(stayFrom);
  const until = formatDate(stayUntil);
  if (from && until) return formatMessage(words.between, { from, until });
  if (until) return formatMessage(words.until, { until });
  return from ? formatMessage(words.from, { from }) : words.always;
}

/** The messages of offer cards: one object for all cards of a list, so the page has it once. */
export function offerCardMessages({ hotels, offers }: typeof messages) {
  const { details, detailsOf } = hotels.page.packages;
  const { from, perNight, askPrice } = hotels.card;
  return {
    details,
    detailsOf,
    ends: offers.ends,
    price: { from, perNight, askPrice },
  };
}

export type OfferCardMessages = ReturnType<typeof offerCardMessages>;
