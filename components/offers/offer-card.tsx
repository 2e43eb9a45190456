import { useMessages, useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import { NoImage } from '@/components/sections/no-image';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChipList } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { formatDate, todayInSaoPaulo } from '@/lib/format/date';
import { preview } from '@/lib/format/text';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';
import type { Offer } from '@/lib/offers/model';
import { offerPath } from '@/lib/offers/paths';
import { EndsNote } from './ends-note';
import { OfferPrice } from './offer-price';
import { OfferTags } from './offer-tags';

/** Characters of the description: about six lines, or two beside offers of other hotels. */
const PREVIEW_LENGTH = 260;
const SHORT_PREVIEW = 110;

type PackageCardProps = {
  offer: Offer;
  /** The offer's own picture, or one of its hotel. */
  image: string | null;
  /** Its hotel, where the offers of several stand together: a shorter card. */
  hotel?: { name: string; place: string | null };
  /** The texts of the offer's and its hotel's images; without them library images are decorative. */
  alts?: ImageAlts;
  /** Whether it has the row to itself and its picture is larger. */
  alone?: boolean;
  /** Whether it lies across the last row of a wide screen's grid. */
  lies?: boolean;
  /** The first of a list, whose picture is large on a phone as well. */
  priority?: boolean;
};

/** One offer among others: picture, for whom, name, when, what, price, and the way to its page. */
export function OfferCard({
  offer,
  image,
  hotel,
  alts = {},
  alone,
  lies,
  priority,
}: PackageCardProps) {
  const t = useTranslations('hotels.page.packages');
  const loading = useTranslations('offers.page')('loading');
  const { ends } = useMessages().offers;
  const { description, features } = offer;
  const end = offer.validUntil ? (
    <EndsNote validUntil={offer.validUntil} renderedOn={todayInSaoPaulo()} messages={ends} />
  ) : null;
  return (
    <Card
      className={priority ? 'offer-lead' : undefined}
      title={offer.name}
      picture={
        <>
          {image ? (
            <Scene
              src={image}
              alt={altOf(image, alts, '')}
              priority={priority}
              sizes={`(max-width: 768px) ${alone || priority ? 100 : 86}vw, (max-width: 1099px) ${alone ? 75 : 50}vw, ${lies ? 740 : alone ? 640 : 410}px`}
            />
          ) : (
            <NoImage name={offer.name} />
          )}
          <OfferTags tags={offer.tags} />
        </>
      }
      facts={
        hotel ? (
          <>
            <p>
              {hotel.name}
              {hotel.place ? <span className="offer-place">, {hotel.place}</span> : null}
            </p>
            {end}
          </>
        ) : (
          <div className="offer-lines">
            <StayLine offer={offer} />
            {end}
          </div>
        )
      }
      foot={
        <>
          <OfferPrice offer={offer} />
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
      {description ? (
        <p className="offer-words">
          {preview(description, hotel && !alone ? SHORT_PREVIEW : PREVIEW_LENGTH)}
        </p>
      ) : null}
      {features.length > 0 && !hotel ? <ChipList items={features} /> : null}
    </Card>
  );
}

/** When one can stay; where no stay is named, from when on the offer is sold. */
function StayLine({ offer }: { offer: Offer }) {
  const t = useTranslations('hotels.page.packages');
  const from = formatDate(offer.stayFrom);
  const until = formatDate(offer.stayUntil);
  const text =
    from && until
      ? t('between', { from, until })
      : until
        ? t('until', { until })
        : from
          ? t('from', { from })
          : t('always');
  return (
    <p className="offer-period">
      <Icon name="bed-double" />
      {text}
    </p>
  );
}
