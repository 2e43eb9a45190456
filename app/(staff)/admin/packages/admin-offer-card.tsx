import { BedDouble, Globe, Link2, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { HistoryLink } from '@/components/admin/history-link';
import { RecordImage } from '@/components/admin/media/record-image';
import { RemoveButton } from '@/components/admin/remove-button';
import { ViewLink } from '@/components/admin/view-link';
import { NoImage } from '@/components/sections/no-image';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import type { Result } from '@/lib/actions/result';
import { daysBetween, formatDate, todayInSaoPaulo } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/price';
import { preview } from '@/lib/format/text';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { offerPath } from '@/lib/offers/paths';
import type { AdminOffer } from '@/lib/offers/staff-queries';
import { offerStatus } from '@/lib/offers/status';
import { imageUrl } from '@/lib/security/safe-url';

/** The length of a description, cut between words; CSS may cut it further, within a word. */
const PREVIEW_LENGTH = 160;

type AdminOfferCardProps = {
  offer: AdminOffer;
  toggle: (isActive: boolean) => Promise<Result>;
  hotel: HotelChoice | undefined;
  seesHistory: boolean;
  onEdit: () => void;
  /** Null for users who may not remove it. */
  onRemove: (() => void) | null;
};

/** '20/11/2026 a ?': a missing end is a question mark. */
function usePeriod() {
  const t = useTranslations('offers.admin');
  return (from: string | null, until: string | null) =>
    from || until
      ? t('period', { from: formatDate(from) ?? '?', until: formatDate(until) ?? '?' })
      : t('anyTime');
}

/**
 * How many days before its end an offer is marked as ending, because staff may want to extend it.
 */
const SOON_DAYS = 30;

/** What the switch does not tell: why an active offer is not on the site, or when it leaves it. */
function useStanding(offer: AdminOffer, hotelActive: boolean) {
  const t = useTranslations('offers.admin.now');
  const today = todayInSaoPaulo();
  const { is_active: isActive, valid_from: validFrom, valid_until: validUntil } = offer;
  const status = offerStatus({ isActive, validFrom, validUntil }, hotelActive, today);
  const daysTo = (date: string | null) => daysBetween(today, date ?? today);
  if (status === 'inactive') return { status, words: null };
  if (status === 'scheduled') return { status, words: t(status, { days: daysTo(validFrom) }) };
  if (status !== 'visible') return { status, words: t(status) };
  const days = daysTo(validUntil);
  const isSoon = validUntil !== null && days <= SOON_DAYS;
  return { status, words: isSoon ? t('ends', { days }) : null };
}

/** One offer: its content, whether it is active, and the actions on it. */
export function AdminOfferCard({ offer, hotel: owner, ...actions }: AdminOfferCardProps) {
  const t = useTranslations('offers.admin');
  const tForms = useTranslations('admin.forms');
  const { name, hotel, description, is_active } = offer;
  // As visitors see it: the hotel's image replaces a missing one.
  const image = imageUrl(offer.image_url) ?? owner?.image;
  const { status, words: standing } = useStanding(offer, owner?.is_active ?? false);
  return (
    <li className="@container overflow-hidden rounded-2 bg-card shadow-1">
      <div className="grid h-full grid-cols-1 grid-rows-[auto_1fr] @min-[26rem]:grid-cols-[10.5rem_1fr] @min-[26rem]:grid-rows-1">
        <div className="relative min-h-40 bg-sand-2">
          {image ? (
            <RecordImage src={image} sizes="(max-width: 640px) 100vw, 500px" />
          ) : (
            <span aria-hidden>
              <NoImage name={name} />
            </span>
          )}
        </div>
        <div className="flex min-w-0 flex-col p-5 @max-[16rem]/area:p-3">
          <p className="flex flex-wrap gap-2">
            <Chip tone={is_active ? 'ok' : 'sand'}>
              {tForms(is_active ? 'active' : 'inactive')}
            </Chip>
            {standing ? <Chip tone="ipe">{standing}</Chip> : null}
            {offer.offer_link ? (
              <Chip tone="info">
                <Link2 className="size-4" />
                {t('link')}
              </Chip>
            ) : null}
          </p>
          <h2 className="mt-2.5 font-serif text-[1.375rem] leading-tight wrap-anywhere">{name}</h2>
          <p className="mt-1 text-small text-ink-3 wrap-anywhere">{hotel?.name}</p>
          {description ? (
            <p className="mt-2 text-small text-ink-2 wrap-anywhere">
              {preview(description, PREVIEW_LENGTH)}
            </p>
          ) : null}
          <Facts offer={offer} />
          <Actions
            {...actions}
            offer={offer}
            site={status === 'visible' ? offerPath(offer) : null}
          />
        </div>
      </div>
    </li>
  );
}

/** The dates of stays and validity, the tags, what is included, and the price. */
function Facts({ offer }: { offer: AdminOffer }) {
  const t = useTranslations('offers.admin');
  const tagNames = useTranslations('offers.tags');
  const periodOf = usePeriod();
  const { features, tags } = offer;
  const stay = periodOf(offer.offer_start_date, offer.offer_end_date);
  const onSite = periodOf(offer.valid_from, offer.valid_until);
  return (
    <>
      <p className="numeric mt-3 flex items-center gap-2 rounded-1 bg-info-bg px-2.5 py-1 text-small text-info">
        <BedDouble className="size-4 shrink-0 @max-[16rem]/area:hidden" />
        {t('stay', { period: stay })}
      </p>
      <p className="numeric mt-1.5 flex items-center gap-2 rounded-1 bg-ok-bg px-2.5 py-1 text-small text-ok">
        <Globe className="size-4 shrink-0 @max-[16rem]/area:hidden" />
        {t('onSite', { period: onSite })}
      </p>
      {tags.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Chip key={tag} tone="on">
              {tagNames(tag)}
            </Chip>
          ))}
        </p>
      ) : null}
      {features.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {[...new Set(features)].map((feature) => (
            <li key={feature} className="max-w-full">
              <Chip className="wrap-anywhere">{feature}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="numeric mt-auto pt-3 font-serif text-[1.375rem]">
        {offer.price ? (
          formatPrice(offer.price)
        ) : (
          <span className="font-sans text-small text-ink-3">{t('noPrice')}</span>
        )}
      </p>
    </>
  );
}

type ActionsProps = Omit<AdminOfferCardProps, 'hotel'> & {
  /** Its page on the site; null if visitors can't see it. */
  site: string | null;
};

function Actions({ offer, toggle, site, seesHistory, onEdit, onRemove }: ActionsProps) {
  const t = useTranslations('offers.admin');
  const { id, name, hotel } = offer;
  // Offers of different hotels may have the same name.
  const wholeName = hotel ? `${name}, ${hotel.name}` : name;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-2.5">
      <ActiveSwitch
        isActive={offer.is_active}
        label={t('activeNamed', { name: wholeName })}
        states={false}
        toggle={toggle}
        messages={{ failed: t('errors.toggle'), record: name }}
      />
      <div className="ml-auto flex flex-wrap justify-end">
        <ViewLink name={wholeName} site={site} preview={`/admin/previa/oferta/${id}`} />
        {seesHistory ? <HistoryLink kind="packages" id={id} name={wholeName} /> : null}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('editNamed', { name: wholeName })}
          onClick={onEdit}
        >
          <Pencil />
        </Button>
        {onRemove ? (
          <RemoveButton label={t('removeNamed', { name: wholeName })} onClick={onRemove} />
        ) : null}
      </div>
    </div>
  );
}
