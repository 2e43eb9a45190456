import { useMessages, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { ListedOffer } from '@/lib/offers/list-model';
import { OfferCard } from './offer-card';
import { OfferGrid } from './offer-grid';
import { offerCardMessages, shownOffer } from './shown-offer';

type OtherOffersProps = {
  id: string;
  heading: string;
  offers: ListedOffer[];
  /** Link to a list with more of them. */
  more: { path: string; text: string } | null;
  /** Whether all are of one hotel, which the cards then don't name. */
  ofOneHotel?: boolean;
};

/** A few of today's offers below other content; hidden if there are none. */
export function OtherOffers({ id, heading, offers, more, ofOneHotel }: OtherOffersProps) {
  const catalogue = useMessages();
  const t = useTranslations('offers.list');
  if (offers.length === 0) return null;
  const { shown } = catalogue.offers.list;
  const messages = offerCardMessages(catalogue);
  return (
    <section aria-labelledby={id} className="wrap pb-18 md:pb-26 print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-8">
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
        {more ? (
          <Link href={more.path} className="offer-more">
            {more.text}
            <Icon name="arrow-right" />
          </Link>
        ) : null}
      </div>
      <OfferGrid
        list={id}
        page={1}
        total={offers.length}
        next={null}
        messages={{ more: t('more'), shown }}
        empty={null}
        items={offers.map((offer) => {
          const { id, validUntil, image, hotelName: name, hotelLocation } = offer;
          const place = ofOneHotel ? null : hotelLocation;
          const shownAs = { image, hotel: { name, place } };
          const shown = shownOffer(offer, shownAs, catalogue);
          return { id, validUntil, card: <OfferCard offer={shown} messages={messages} /> };
        })}
      />
    </section>
  );
}
