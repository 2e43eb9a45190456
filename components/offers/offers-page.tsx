import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HotelPlace } from '@/components/hotels/hotel-poster';
import { Arch } from '@/components/sections/arch';
import { FaqSection } from '@/components/sections/faq-section';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import { OFFERS_PER_PAGE, type OfferFilters, offersPath } from '@/lib/offers/list-filters';
import type { OfferHotels, OfferList } from '@/lib/offers/list-model';
import { HotelOffers } from './hotel-offers';
import { NoneFit } from './none-fit';
import { OfferCard } from './offer-card';
import { OfferFilterLinks } from './offer-filter-links';
import { OfferGrid } from './offer-grid';
import { OfferHotelChoice } from './offer-hotel-choice';
import { offerParts } from './offer-parts';
import { offerCardMessages, shownOffer } from './shown-offer';

/** What the offers page shows for its URL. */
export type OffersView = {
  filters: OfferFilters;
  /** The hotels with offers that are listed by name. */
  hotels: OfferHotels;
  /** The hotel whose offers these are; null for all hotels. */
  hotel: Hotel | null;
  list: OfferList;
  /** Hotels to choose from if the URL does not name one exactly. */
  matches: OfferHotels | null;
  /** How many offers of other hotels have the chosen tag if this hotel has none. */
  elsewhere: number;
};

/** Whether offers are left out, of a hotel or of all hotels. */
const narrows = ({ tag, stay }: OfferFilters) => tag !== null || stay !== null;

type OffersPageProps = {
  view: OffersView;
  trail: ReactNode;
  /** Says which part of a link was ignored. */
  leftOut?: ReactNode;
};

/** 'Pacotes Especiais': today's offers of all hotels or of one, then the FAQ. */
export function OffersPage({ view, trail, leftOut }: OffersPageProps) {
  const t = useTranslations('offers.list');
  const faq = useTranslations('site.faq');
  const { faq: questions } = useMessages().site;
  const { filters, hotels, hotel, list, matches, elsewhere } = view;
  const isNarrowed = narrows(filters);
  return (
    <>
      <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
        {trail}
        <h1 className="mt-2 text-h1">{t('heading')}</h1>
        <p className="mt-4 mb-8 max-w-[34em] text-lead text-ink-2 md:mb-11">{t('lead')}</p>
        {leftOut}
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <OfferHotelChoice
            hotels={hotels}
            chosen={hotel && { ...hotel, offers: list.counts.all }}
            words={matches ? filters.hotel : ''}
          />
          {matches ? null : <OfferFilterLinks filters={filters} counts={list.counts} />}
        </div>
        {matches ? (
          <Matches words={filters.hotel} matches={matches} />
        ) : (
          <section className="pt-10 md:pt-14">
            {hotel || (isNarrowed && list.total === 0) ? null : (
              <h2 className="sr-only">
                {isNarrowed ? t('count', { count: list.total }) : t('allHeading')}
              </h2>
            )}
            <Offers filters={filters} list={list} hotel={hotel} elsewhere={elsewhere} />
          </section>
        )}
      </div>
      <FaqSection heading={faq('heading')} lead={faq('lead')} items={questions.items} />
    </>
  );
}

type OffersProps = Pick<OffersView, 'filters' | 'list' | 'hotel' | 'elsewhere'>;

function Offers({ filters, list, hotel, elsewhere }: OffersProps) {
  const t = useTranslations('offers.list');
  const catalogue = useMessages();
  const { more, shown } = catalogue.offers.list;
  const messages = offerCardMessages(catalogue);
  const { total, offers } = list;
  const { page } = filters;
  const before = (page - 1) * OFFERS_PER_PAGE;
  const partOf = offerParts(
    offers,
    { before, after: Math.max(0, total - before - offers.length) },
    { part: useTranslations('offers.parts'), count: (count) => t('count', { count }) },
  );
  const heading = hotel ? <HotelHeading hotel={hotel} /> : null;
  if (offers.length === 0 && total > 0) {
    const path = offersPath({ ...filters, page: 1 });
    return <Nothing text={t('pageBeyond')} link={{ path, text: t('firstPage') }} />;
  }
  const none = narrows(filters) ? (
    <NoneFit filters={filters} counts={list.counts} hotel={hotel} elsewhere={elsewhere} />
  ) : (
    <>
      {heading}
      {hotel ? <p className="mt-4 text-ink-2">{t('noneOfHotel')}</p> : <NoOffers />}
    </>
  );
  if (offers.length === 0) return none;
  const parts = offers.map((offer) => partOf(offer).id);
  /** How many cards share its row of three, including a part's last row (offers.css). */
  const inRow = (position: number) => {
    const start = parts.indexOf(parts[position] ?? '');
    const row = position - ((position - start) % 3);
    return parts.slice(row, row + 3).filter((part) => part === parts[position]).length;
  };
  const alone = total === 1;
  const items = offers.map((offer, position) => {
    const { id, validUntil, image, hotelName: name, hotelLocation: place } = offer;
    const shownAs = { image, hotel: hotel ? null : { name, place }, alone };
    return {
      id,
      validUntil,
      ...(hotel === null && { part: partOf(offer) }),
      card: (
        <OfferCard
          offer={shownOffer(offer, shownAs, catalogue)}
          messages={messages}
          alone={alone}
          inRow={hotel === null ? inRow(position) : 3}
          priority={position === 0}
        />
      ),
    };
  });
  if (hotel && total <= OFFERS_PER_PAGE) {
    const label = t('packagesOf', { hotel: hotel.name });
    return (
      <HotelOffers
        heading={heading}
        label={label}
        carousel={catalogue.ui.carousel}
        empty={none}
        items={items}
      />
    );
  }
  return (
    <>
      {heading}
      <OfferGrid
        list={offersPath({ ...filters, page: 1 })}
        page={page}
        total={total}
        next={page * OFFERS_PER_PAGE < total ? offersPath({ ...filters, page: page + 1 }) : null}
        messages={{ more, shown }}
        empty={none}
        items={items}
      />
    </>
  );
}

function HotelHeading({ hotel }: { hotel: Hotel }) {
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

/** The hotels that the typed text may mean. */
function Matches({ words, matches: { total, hotels } }: { words: string; matches: OfferHotels }) {
  const t = useTranslations('offers.list');
  if (total === 0) {
    return <Nothing text={t('noMatch', { words })} link={{ path: '/deals', text: t('remove') }} />;
  }
  return (
    <section className="pt-10 md:pt-14">
      <h2 className="text-[min(1.625rem,11vw)] wrap-anywhere md:text-[2rem]">
        {t('matches', { count: total, words })}
      </h2>
      {total > hotels.length ? (
        <p className="mt-2 text-ink-2">{t('refine', { shown: hotels.length })}</p>
      ) : null}
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {hotels.map(({ id, slug, name, location, offers }) => (
          <li key={id}>
            <Link href={offersPath({ hotel: slug || id })} scroll={false} className="offer-tab">
              <span>{name}</span>
              <span>
                {location ? `${location}, ` : null}
                {t('count', { count: offers })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing({ text, link }: { text: string; link: { path: string; text: string } }) {
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <p className="max-w-[26em] text-ink-2 wrap-anywhere">{text}</p>
      <Link href={link.path} className={buttonVariants({ variant: 'outline', className: 'mt-2' })}>
        {link.text}
      </Link>
    </div>
  );
}

function NoOffers() {
  const t = useTranslations('offers.list.empty');
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <Arch src="/art/cafe.webp" position="45% 50%" />
      <h2 className="text-[min(1.625rem,11vw)] md:text-[2rem]">{t('heading')}</h2>
      <p className="max-w-[26em] text-ink-2">{t('text')}</p>
      <Link href="/hotels" className={buttonVariants({ variant: 'outline', className: 'mt-2' })}>
        {t('link')}
      </Link>
    </div>
  );
}
