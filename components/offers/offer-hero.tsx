import { useMessages, useTranslations } from 'next-intl';
import { BOOKING_SECTION_ID } from '@/components/booking/reserve-link';
import { Artwork } from '@/components/sections/artwork';
import { nameSize } from '@/components/sections/name-size';
import { NoImage } from '@/components/sections/no-image';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { todayInSaoPaulo } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/price';
import { preview } from '@/lib/format/text';
import { hotelPath } from '@/lib/hotels/paths';
import { altOf } from '@/lib/media/alternative-texts';
import { daysLeft } from '@/lib/offers/endings';
import type { OfferWithHotel } from '@/lib/offers/model';
import { savings } from '@/lib/offers/offer-price';
import { EndsNote } from './ends-note';
import { coverOf } from './images';
import { OfferLink } from './offer-link';
import { OfferPrice } from './offer-price';
import { OfferTags } from './offer-tags';
import { StayPeriod } from './stay-period';

/** Characters of the description on the first screen; a longer one has its own section. */
export const HERO_DESCRIPTION = 320;

/** The first screen of an offer: what, where, when, how much, and the one button. */
export function OfferHero({ offer }: { offer: OfferWithHotel }) {
  const { hotel, description } = offer;
  const image = coverOf(offer);
  const tag = useTranslations('offers.tags');
  return (
    <section aria-labelledby="oferta-nome" className="on-dark offer-hero">
      <div className="offer-hero-image">
        {image ? (
          <Artwork
            src={image}
            alt={altOf(image, offer.alts, '')}
            sizes="(max-width: 768px) 131vw, (max-width: 1099px) 100vw, 78vw"
            position="60% 50%"
            priority
          />
        ) : (
          <NoImage name={offer.name} />
        )}
      </div>
      <div className="offer-hero-words flex min-w-0 flex-col items-start justify-center px-[var(--gutter)] pt-4 pb-16 md:pt-14 md:pb-24 lg:pt-8 lg:pb-22 lg:pl-16">
        <p className="offer-period">
          <Icon name="calendar" />
          <StayPeriod offer={offer} messages="stay" />
        </p>
        <Ends offer={offer} />
        <h1 id="oferta-nome" className={cn('offer-name', nameSize(offer.name))}>
          {offer.name}
        </h1>
        {hotel ? (
          <p className="mb-2 inline-flex max-w-full items-start gap-2 text-copy font-[560] md:mb-3.5">
            <Icon name="map-pin" className="mt-1" />
            <span className="min-w-0 wrap-anywhere">
              {hotel.name}, {hotel.location}
            </span>
          </p>
        ) : null}
        {description ? (
          <p className="max-w-[34em] text-copy whitespace-pre-line text-mata-text wrap-anywhere md:text-lg">
            {preview(description, HERO_DESCRIPTION)}
          </p>
        ) : null}
        {offer.tags.length > 0 ? (
          <div className="offer-hero-tags">
            <OfferTags tags={offer.tags.map((one) => tag(one))} />
          </div>
        ) : null}
        <div className="offer-hero-buy mt-4 grid w-full grid-cols-1 justify-items-start gap-3.5 md:mt-7.5 md:gap-6.5 lg:mt-6 lg:gap-5">
          {offer.price ? <OfferPrice offer={offer} from className="offer-price" /> : null}
          <OfferAction offer={offer} />
          <Savings offer={offer} />
        </div>
      </div>
    </section>
  );
}

/** When the offer ends, from one week before. */
function Ends({ offer: { validUntil } }: { offer: OfferWithHotel }) {
  const { ends } = useMessages().offers;
  const today = todayInSaoPaulo();
  if (validUntil === null || daysLeft(validUntil, today) === null) return null;
  return <EndsNote validUntil={validUntil} renderedOn={today} messages={ends} />;
}

/** The savings over the room's regular price, if they can be calculated. */
function Savings({ offer }: { offer: OfferWithHotel }) {
  const t = useTranslations('offers.page');
  const saved = savings(offer, offer.hotel?.features.rooms ?? []);
  if (!saved) return null;
  const { amount, room, nights, regular } = saved;
  return (
    <p className="numeric max-w-[34em] text-small text-mata-text wrap-anywhere">
      {t('savings', {
        amount: formatPrice(amount),
        nights,
        room,
        regular: formatPrice(regular),
      })}
    </p>
  );
}

/** The offer's own link; without one the booking bar on the hotel's page. */
function OfferAction({ offer: { link, hotel } }: { offer: OfferWithHotel }) {
  const t = useTranslations('offers.page');
  const newTab = useTranslations('site.common')('newTab');
  const size = 'min-w-[min(100%,15rem)] max-sm:w-full';
  if (link) {
    return (
      <OfferLink href={link} className={buttonVariants({ className: size })}>
        {t('book')}
        <Icon name="external-link" className="inline size-4" />
        <span className="sr-only"> ({newTab})</span>
      </OfferLink>
    );
  }
  if (!hotel) return null;
  return (
    <div className="grid justify-items-start gap-2.5 max-sm:w-full">
      <Link
        href={`${hotelPath(hotel)}#${BOOKING_SECTION_ID}`}
        className={buttonVariants({ className: size })}
      >
        {t('book')}
      </Link>
      <p className="text-small text-mata-text">{t('datesAtHotel')}</p>
    </div>
  );
}
