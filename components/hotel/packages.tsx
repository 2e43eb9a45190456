import { Calendar } from 'lucide-react';
import Link from 'next/link';
import { useMessages, useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/scene';
import { Price } from '@/components/site/price';
import { buttonVariants } from '@/components/ui/button';
import { formatDate } from '@/lib/format/date';
import { slugWithId } from '@/lib/format/slug';
import type { HotelPackage } from '@/lib/schemas/package';
import { Card } from './card';
import { NoPicture } from './no-picture';
import { PackageRail } from './package-rail';
import { altOf } from './pictures';
import { ChipList } from './rooms';
import { SECTION_IDS } from './sections';

/** 'Pacotes e experiências': the offers that count today. */
export function Packages({ offers }: { offers: HotelPackage[] }) {
  const t = useTranslations('hotelPage.packages');
  const { carousel } = useMessages();
  if (offers.length === 0) return null;
  return (
    <PackageRail
      id={SECTION_IDS.packages}
      heading={t('heading')}
      texts={carousel}
      items={offers.map((offer) => ({
        id: offer.id,
        validUntil: offer.validUntil,
        card: <PackageCard offer={offer} />,
      }))}
    />
  );
}

function PackageCard({ offer }: { offer: HotelPackage }) {
  const t = useTranslations('hotelPage.packages');
  return (
    <Card
      title={offer.name}
      picture={
        offer.image ? (
          <Scene
            src={offer.image}
            alt={altOf(offer.image, '')}
            sizes="(max-width: 768px) 86vw, (max-width: 1099px) 50vw, 410px"
          />
        ) : (
          <NoPicture name={offer.name} />
        )
      }
      facts={
        <p className="numeric flex items-center gap-[7px] text-[15px] text-ink-2">
          <Calendar aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <Period offer={offer} />
        </p>
      }
      foot={
        <>
          {offer.price ? <Price value={offer.price} perNight={false} /> : <span />}
          <Link
            href={`/oferta/${slugWithId(offer.name, offer.id)}`}
            prefetch={false}
            aria-label={t('detailsOf', { name: offer.name })}
            className={buttonVariants({
              variant: 'outline',
              size: 'compact',
              className: 'min-h-11 md:min-h-10',
            })}
          >
            {t('details')}
          </Link>
        </>
      }
    >
      {offer.description ? (
        <p className="text-[15px] text-ink-2 wrap-anywhere">{offer.description}</p>
      ) : null}
      {offer.features.length > 0 ? <ChipList items={offer.features} /> : null}
    </Card>
  );
}

/** When one can stay; where no stay is named, how long the offer is on sale. */
function Period({ offer }: { offer: HotelPackage }) {
  const t = useTranslations('hotelPage.packages');
  const stay = offer.stayFrom !== null || offer.stayUntil !== null;
  const from = formatDate(stay ? offer.stayFrom : offer.validFrom);
  const until = formatDate(stay ? offer.stayUntil : offer.validUntil);
  if (from && until) return t('between', { from, until });
  if (until) return t('until', { until });
  if (from && stay) return t('from', { from });
  return t('always');
}
