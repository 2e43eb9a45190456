import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Image } from '@/components/sections/image';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { hotelPath } from '@/lib/hotels/paths';
import type { EndedOffer } from '@/lib/offers/ended-model';
import { OtherOffers } from './other-offers';

/** The page of an offer that has ended: its hotel, and what it offers today. */
export function OfferEnded({ offer, trail }: { offer: EndedOffer; trail: ReactNode }) {
  const t = useTranslations('offers.page');
  const { hotel, similar } = offer;
  return (
    <>
      <section className="wrap grid gap-x-16 gap-y-6 pt-20 pb-14 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:items-center md:gap-y-8 md:pt-28 md:pb-20">
        <div className="md:col-span-2">{trail}</div>
        <div className="relative h-[clamp(3rem,100svh-26rem,16rem)] overflow-hidden rounded-arch bg-sand-2 md:h-[min(30rem,55vw)]">
          <Image
            src={hotel?.image ?? '/art/quarto-colonial.webp'}
            alt=""
            sizes="(max-width: 768px) 100vw, 38vw"
            className="saturate-50"
          />
        </div>
        <div className="min-w-0">
          <h1 className="text-h1">{t('unavailable.heading')}</h1>
          <p className="mt-4 max-w-[34em] text-lead text-ink-2">{t('unavailable.text')}</p>
          {hotel ? (
            <div className="mt-7 flex flex-wrap items-center justify-between gap-4 rounded-2 bg-card p-5 shadow-1">
              <div className="min-w-0">
                <p className="font-[640] text-balance wrap-anywhere">
                  {hotel.name}, {hotel.location}
                </p>
                <Price value={hotel.price} />
              </div>
              <Link
                href={hotelPath(hotel)}
                className={buttonVariants({ className: 'max-sm:w-full' })}
              >
                {t('hotel.link')}
                <Icon name="arrow-right" />
              </Link>
            </div>
          ) : null}
          <Link href="/deals" className={buttonVariants({ variant: 'link', className: 'mt-6' })}>
            {t('unavailable.link')}
          </Link>
        </div>
      </section>
      <OtherOffers
        id="ofertas-parecidas"
        heading={t('ended.similar')}
        offers={similar}
        more={{ path: '/deals', text: t('ended.all') }}
      />
    </>
  );
}
