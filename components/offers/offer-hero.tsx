import { useTranslations } from 'next-intl';
import { BOOKING_SECTION_ID } from '@/components/booking/reserve-link';
import { Scene } from '@/components/sections/artwork';
import { nameSize } from '@/components/sections/name-size';
import { NoImage } from '@/components/sections/no-image';
import { ExternalLink } from '@/components/site/external-link';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { preview } from '@/lib/format/text';
import { hotelPath } from '@/lib/hotels/paths';
import { altOf } from '@/lib/media/alternative-texts';
import type { OfferWithHotel } from '@/lib/offers/model';
import { coverOf } from './pictures';
import { StayPeriod } from './stay-period';

/** What the first screen shows of a description; the rest of a longer one has its own section. */
export const HERO_DESCRIPTION = 320;

/** The first screen of an offer: what, where, when, how much, and the one button. */
export function OfferHero({ offer }: { offer: OfferWithHotel }) {
  const { hotel, description } = offer;
  const image = coverOf(offer);
  return (
    <section aria-labelledby="oferta-nome" className="on-dark offer-hero">
      <div className="offer-hero-picture">
        {image ? (
          <Scene
            src={image}
            alt={altOf(image, offer.alts, '')}
            sizes="(max-width: 768px) 131vw, (max-width: 1099px) 100vw, 78vw"
            priority
          />
        ) : (
          <NoImage name={offer.name} />
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start justify-center px-[var(--gutter)] pt-8 pb-10 md:py-14 lg:py-18 lg:pl-16">
        <p className="numeric inline-flex items-center gap-2 text-small font-[600]">
          <Icon name="calendar" />
          <StayPeriod offer={offer} messages="stay" />
        </p>
        <h1 id="oferta-nome" className={cn('offer-name', nameSize(offer.name))}>
          {offer.name}
        </h1>
        {hotel ? (
          <p className="mb-3.5 inline-flex max-w-full items-start gap-2 text-copy font-[560]">
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
        <div className="mt-7.5 grid w-full grid-cols-1 justify-items-start gap-6.5">
          {offer.price ? (
            <Price value={offer.price} perNight={false} className="offer-price" />
          ) : null}
          <OfferAction offer={offer} />
        </div>
      </div>
    </section>
  );
}

/** The offer's own link; without one the hotel's booking bar is the way to ask for it. */
function OfferAction({ offer: { link, hotel } }: { offer: OfferWithHotel }) {
  const t = useTranslations('offers.page');
  const size = 'min-w-[min(100%,15rem)] max-sm:w-full';
  if (link) {
    return (
      <ExternalLink href={link} campaign className={buttonVariants({ className: size })}>
        {t('book')}
      </ExternalLink>
    );
  }
  if (!hotel) return null;
  return (
    <Link
      href={`${hotelPath(hotel)}#${BOOKING_SECTION_ID}`}
      className={buttonVariants({ className: size })}
    >
      {t('ask')}
    </Link>
  );
}
