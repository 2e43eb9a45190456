import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HotelPlace } from '@/components/hotels/hotel-poster';
import { Arch } from '@/components/sections/arch';
import { FaqSection } from '@/components/sections/faq-section';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import { hotelPath } from '@/lib/hotels/paths';
import type { HotelOffers } from '@/lib/offers/model';
import { OfferCard } from './offer-card';
import { OfferTabs } from './offer-tabs';

/** 'Pacotes Especiais': the offers of today by hotel, then the questions. */
export function OffersPage({ hotels, trail }: { hotels: HotelOffers[]; trail: ReactNode }) {
  const t = useTranslations('offers.list');
  const faq = useTranslations('site.faq');
  const {
    offers: { list: deals },
    ui: { carousel },
    site: { faq: questions },
  } = useMessages();
  return (
    <>
      <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
        {trail}
        <h1 className="mt-2 text-h1">{t('heading')}</h1>
        <p className="mt-4 mb-8 max-w-[34em] text-lead text-ink-2 md:mb-11">{t('lead')}</p>
        <OfferTabs
          messages={{ label: deals.tabs, count: deals.count }}
          carousel={carousel}
          empty={<NoOffers />}
          groups={hotels.map((hotel, row) => ({
            id: hotel.slug || hotel.id,
            name: hotel.name,
            label: t('packagesOf', { hotel: hotel.name }),
            heading: <GroupHeading hotel={hotel} />,
            items: hotel.offers.map((offer, position) => ({
              id: offer.id,
              validUntil: offer.validUntil,
              card: (
                <OfferCard
                  offer={offer}
                  image={offer.image ?? hotel.image}
                  alone={hotel.offers.length === 1}
                  priority={row + position === 0}
                />
              ),
            })),
          }))}
        />
      </div>
      <FaqSection heading={faq('heading')} lead={faq('lead')} items={questions.items} />
    </>
  );
}

function GroupHeading({ hotel }: { hotel: HotelOffers }) {
  return (
    <div className="offer-group min-w-0">
      <h2>
        <Link href={hotelPath(hotel)}>{hotel.name}</Link>
      </h2>
      <div>
        <HotelPlace location={hotel.location} />
        <Rating value={hotel.rating} />
      </div>
    </div>
  );
}

function NoOffers() {
  const t = useTranslations('offers.list.empty');
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <Arch src="/art/cafe.webp" position="45% 50%" />
      <h2 className="text-[1.625rem] md:text-[2rem]">{t('heading')}</h2>
      <p className="max-w-[26em] text-ink-2">{t('text')}</p>
      <Link href="/hotels" className={buttonVariants({ variant: 'outline', className: 'mt-2' })}>
        {t('link')}
      </Link>
    </div>
  );
}
