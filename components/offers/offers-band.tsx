import { useTranslations } from 'next-intl';
import { Image } from '@/components/sections/image';
import { NoImage } from '@/components/sections/no-image';
import { SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { formatDate } from '@/lib/format/date';
import { preview } from '@/lib/format/text';
import { wordsOf } from '@/lib/offers/features';
import type { OfferList } from '@/lib/offers/list-model';
import { offerPath } from '@/lib/offers/paths';
import { OfferPrice } from './offer-price';
import { OfferedToday } from './offered-today';

const SHOWN = 3;
/** Characters of a description: about two lines. */
const PREVIEW_LENGTH = 90;

type ListedOffer = OfferList['offers'][number];

/** 'Ofertas que valem hoje': those that end first. The page may be older than today (offered-today.tsx). */
export function OffersBand({ offers }: { offers: ListedOffer[] }) {
  const t = useTranslations('site.home.offers');
  const items = offers.slice(0, SHOWN).map((offer) => ({
    id: offer.id,
    validUntil: offer.validUntil,
    card: <HomeOffer offer={offer} />,
  }));
  return (
    <OfferedToday labelledBy="ofertas-titulo" items={items}>
      <SectionHeading
        id="ofertas-titulo"
        title={t('heading')}
        lead={t('lead')}
        aside={
          <Link href="/deals" className={buttonVariants({ variant: 'link' })}>
            {t('all')}
            <Icon name="arrow-right" />
          </Link>
        }
      />
    </OfferedToday>
  );
}

function HomeOffer({ offer }: { offer: ListedOffer }) {
  const t = useTranslations('site.home.offers');
  const until = formatDate(offer.validUntil);
  const words = wordsOf(offer);
  const about = words && preview(words, PREVIEW_LENGTH);
  return (
    <article className="home-offer">
      <div className="home-offer-image">
        {offer.image ? (
          <Image src={offer.image} alt="" small sizes="(max-width: 768px) 84vw, 420px" />
        ) : (
          <NoImage name={offer.name} />
        )}
      </div>
      {until ? (
        <p className="offer-period">
          <Icon name="calendar" />
          {t('until', { until })}
        </p>
      ) : null}
      <h3>
        <Link href={offerPath(offer)} className="hotel-link">
          {offer.name}
        </Link>
      </h3>
      <p>
        {offer.hotelName}
        {about ? `. ${about}` : null}
      </p>
      <div className="home-offer-foot">
        <OfferPrice offer={offer} />
        <Icon name="arrow-right" />
      </div>
    </article>
  );
}
