import { useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChipList } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { Price } from '@/components/ui/price';
import { formatDate } from '@/lib/format/date';
import { preview } from '@/lib/format/text';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';
import type { Offer } from '@/lib/offers/model';
import { offerPath } from '@/lib/offers/paths';

/** Characters of the description: about six lines. */
const PREVIEW_LENGTH = 260;

type PackageCardProps = {
  offer: Offer;
  /** The offer's own picture, or one of its hotel. */
  image: string | null;
  /** Its hotel's name, where the offers of several stand together. */
  hotel?: string;
  /** Of the offer's and its hotel's images; where there are none, library images are decorative. */
  alts?: ImageAlts;
  /** Whether it has the row to itself and its picture is larger. */
  alone?: boolean;
  /** The first picture of the first screen. */
  priority?: boolean;
};

/** One offer among others: picture, name, when, what, price, and the way to its page. */
export function OfferCard({ offer, image, hotel, alts = {}, alone, priority }: PackageCardProps) {
  const t = useTranslations('hotels.page.packages');
  const loading = useTranslations('offers.page')('loading');
  return (
    <Card
      title={offer.name}
      picture={
        image ? (
          <Scene
            src={image}
            alt={altOf(image, alts, '')}
            priority={priority}
            sizes={`(max-width: 768px) ${alone ? 100 : 86}vw, (max-width: 1099px) ${alone ? 75 : 50}vw, ${alone ? 640 : 410}px`}
          />
        ) : (
          <NoImage name={offer.name} />
        )
      }
      facts={
        <>
          {hotel ? <p>{hotel}</p> : null}
          <p className="offer-period">
            <Icon name="calendar" />
            <Period offer={offer} />
          </p>
        </>
      }
      foot={
        <>
          {offer.price ? <Price value={offer.price} perNight={false} /> : <span />}
          <Link
            href={offerPath(offer)}
            aria-label={t('detailsOf', { name: offer.name })}
            className={buttonVariants({ variant: 'outline', size: 'touch' })}
          >
            {t('details')}
            <LinkPending text={loading} />
          </Link>
        </>
      }
    >
      {offer.description ? <p>{preview(offer.description, PREVIEW_LENGTH)}</p> : null}
      {offer.features.length > 0 ? <ChipList items={offer.features} /> : null}
    </Card>
  );
}

/** When one can stay; where no stay is named, how long the offer is on sale. */
function Period({ offer }: { offer: Offer }) {
  const t = useTranslations('hotels.page.packages');
  const stay = offer.stayFrom !== null || offer.stayUntil !== null;
  const from = formatDate(stay ? offer.stayFrom : offer.validFrom);
  const until = formatDate(stay ? offer.stayUntil : offer.validUntil);
  if (from && until) return t('between', { from, until });
  if (until) return t('until', { until });
  if (from && stay) return t('from', { from });
  return t('always');
}
