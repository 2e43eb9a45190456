import { useTranslations } from 'next-intl';
import { HotelBrand } from '@/components/hotels/hotel-brand';
import { Artwork } from '@/components/sections/artwork';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import { preview } from '@/lib/format/text';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';

/** What this page shows of a description; the hotel's own page has the rest. */
const DESCRIPTION_SHOWN = 240;

type OfferHotelProps = {
  hotel: Hotel | null;
  alts: ImageAlts;
  /** An image other than the one at the top. */
  image: string | null;
};

/** 'Sobre o Hotel': where the offer takes place, linked to the hotel's page. */
export function OfferHotel({ hotel, alts, image }: OfferHotelProps) {
  const t = useTranslations('offers.page.hotel');
  return (
    <section aria-labelledby="oferta-hotel" className="pb-18 md:pb-26">
      <div className="wrap">
        <div
          className={cn(
            'on-dark grid overflow-hidden rounded-2 bg-mata text-[#fdf8ec]',
            image && 'md:min-h-105 md:grid-cols-2 lg:grid-cols-[7fr_5fr]',
          )}
        >
          {image ? (
            <div className="relative h-60 md:h-auto">
              <Artwork
                src={image}
                alt={altOf(image, alts, '')}
                sizes="(max-width: 768px) 100vw, 58vw"
              />
            </div>
          ) : null}
          <div className="min-w-0 self-center px-[min(1.5rem,7.5vw)] py-8 md:p-12 lg:p-14">
            <h2 id="oferta-hotel" className="text-[min(2rem,11vw)] md:text-[2.375rem]">
              {t('heading')}
            </h2>
            {hotel ? (
              <About hotel={hotel} />
            ) : (
              <Button disabled className="mt-6.5">
                {t('none')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function About({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('offers.page.hotel');
  const { logoUrl } = hotel.features;
  const sentence = hotel.subtitle ?? hotel.description;
  return (
    <>
      {logoUrl ? (
        <p className="mt-5 inline-flex max-w-full rounded-2 bg-card px-4 py-2.5 text-ink">
          <HotelBrand name={hotel.name} logo={logoUrl} />
        </p>
      ) : (
        <p className="mt-4 font-serif text-[min(1.375rem,9.5vw)] leading-tight font-[480] wrap-anywhere">
          {hotel.name}
        </p>
      )}
      {sentence ? (
        <p className="mt-3 max-w-[34em] text-mata-text wrap-anywhere md:text-copy">
          {preview(sentence, DESCRIPTION_SHOWN)}
        </p>
      ) : null}
      {hotel.rating ? (
        <p className="mt-3.5 flex flex-wrap items-center gap-x-2 text-mata-text">
          <Rating value={hotel.rating} /> {t('rating')}
        </p>
      ) : null}
      <Link href={hotelPath(hotel)} className={cn(buttonVariants({ variant: 'light' }), 'mt-6.5')}>
        {t('link')}
        <Icon name="arrow-right" />
      </Link>
    </>
  );
}
