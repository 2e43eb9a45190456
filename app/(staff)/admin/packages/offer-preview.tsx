import { Calendar, CircleCheck, CircleMinus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RecordImage } from '@/components/admin/media/record-image';
import { shortName } from '@/components/admin/short-name';
import { NoImage } from '@/components/sections/no-image';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { formatDate, todayInSaoPaulo } from '@/lib/format/date';
import { toNumber } from '@/lib/format/numbers';
import { plainText } from '@/lib/format/plain-text';
import { formatPrice } from '@/lib/format/price';
import { toPrice } from '@/lib/format/typed-price';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { nightlyPrice } from '@/lib/offers/offer-price';
import { offerStatus } from '@/lib/offers/status';
import { imageUrl } from '@/lib/security/safe-url';
import type { OfferValues } from './offer-values';

type OfferPreviewProps = {
  values: OfferValues;
  /** The selected hotel. */
  hotel: HotelChoice | undefined;
  /** Visitors see changes only once they are saved. */
  isSaved: boolean;
};

/** What visitors will read on the card, and whether they see it today. */
export function OfferPreview({ values, hotel, isSaved }: OfferPreviewProps) {
  const t = useTranslations('offers.admin');
  const price = toPrice(values.price);
  const tags = useTranslations('offers.tags');
  const nightly = nightlyPrice({
    price,
    minNights: toNumber(values.min_nights),
    maxNights: toNumber(values.max_nights),
  });
  const image = imageUrl(values.image_url) ?? hotel?.image;
  const from = formatDate(values.offer_start_date);
  const until = formatDate(values.offer_end_date);
  const form = from && until ? 'between' : from ? 'from' : until ? 'until' : 'open';
  const stay = t(`preview.stay.${form}`, { from: from ?? '', until: until ?? '' });
  // An incomplete date counts as none.
  const dateOf = (field: 'valid_from' | 'valid_until') =>
    formatDate(values[field]) ? values[field] : null;
  const standing = offerStatus(
    {
      isActive: values.is_active,
      validFrom: dateOf('valid_from'),
      validUntil: dateOf('valid_until'),
    },
    hotel?.is_active ?? true,
    todayInSaoPaulo(),
  );
  const Icon = standing === 'visible' ? CircleCheck : CircleMinus;
  return (
    <section
      aria-label={t('preview.heading')}
      className="grid gap-x-5 gap-y-3 rounded-2 bg-sand-1 p-[min(1rem,4vw)] roomy:grid-cols-[7.5rem_1fr] roomy:items-center"
    >
      <div className="relative h-28 overflow-hidden rounded-1 bg-sand-2 max-roomy:hidden">
        {image ? (
          <RecordImage src={image} sizes="240px" />
        ) : (
          <span aria-hidden>
            <NoImage name={values.name} />
          </span>
        )}
      </div>
      <div className="min-w-0">
        <p className="text-caption text-ink-2">{t('preview.heading')}</p>
        <p className="font-serif text-[1.375rem] leading-snug wrap-anywhere">
          {shortName(plainText(values.name)) || t('preview.noName')}
        </p>
        <p className="numeric mt-1 flex items-center gap-1.75 text-small text-ink-2">
          <Calendar className="size-4 shrink-0 @max-[16rem]/area:hidden" />
          {stay}
        </p>
        {values.tags.length > 0 ? (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {values.tags.map((tag) => (
              <Chip key={tag} tone="card">
                {tags(tag)}
              </Chip>
            ))}
          </p>
        ) : null}
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="numeric font-serif text-[1.375rem]">
            {price ? formatPrice(price) : t('preview.askPrice')}
            {nightly ? (
              <span className="block font-sans text-caption text-ink-2">
                {t(nightly.isExact ? 'nightly' : 'nightlyAverage', {
                  nights: nightly.nights,
                  price: formatPrice(nightly.perNight),
                })}
              </span>
            ) : null}
          </p>
          <p
            role="status"
            className={cn(
              'flex items-center gap-1.5 text-small font-[560]',
              standing === 'visible' ? 'text-ok' : 'text-ink-2',
            )}
          >
            <Icon className="size-4 shrink-0" />
            {t(`preview.standing.${standing === 'visible' && !isSaved ? 'onceSaved' : standing}`, {
              from: formatDate(values.valid_from) ?? '',
              until: formatDate(values.valid_until) ?? '',
            })}
          </p>
        </div>
      </div>
    </section>
  );
}
