'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { DateField } from '@/components/admin/date-field';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { useLimitHint } from '@/components/admin/limit-hint';
import { useImageNames } from '@/components/admin/media/media-context';
import type { Save } from '@/components/admin/record-actions';
import { RecordDialog } from '@/components/admin/record-dialog';
import { SwitchField } from '@/components/admin/switch-field';
import { useMissingHotels } from '@/components/admin/use-missing-hotels';
import { useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import { formatDate } from '@/lib/format/date';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { OFFER_LIMITS } from '@/lib/offers/limits';
import type { AdminOffer } from '@/lib/offers/staff-queries';
import { FeatureChips } from './feature-chips';
import { OfferBasics } from './offer-basics';
import { OfferPreview } from './offer-preview';
import { OfferStayFields } from './offer-stay-fields';
import { OfferTagsField } from './offer-tags-field';
import { baseOf, type OfferValues, startOf, typedPrice } from './offer-values';

type OfferDialogProps = {
  /** Null for a new one. */
  offer: AdminOffer | null;
  hotels: HotelChoice[];
  /** A field that finds further hotels, where these are not all. */
  search: ReactNode;
  onHotels: (found: HotelChoice[]) => void;
  /** The hotel that the list shows; a new offer starts with it. */
  hotelId: string | null;
  save: Save<OfferValues>;
  onSaved: (offer: AdminOffer) => void;
  onClose: () => void;
};

const DAYS = ['valid_from', 'valid_until', 'offer_start_date', 'offer_end_date'] as const;
type Day = (typeof DAYS)[number];

/** Stored keys as people read them, one a line; null for none, which the dialog names itself. */
function namesOf(value: unknown, t: (key: never) => string): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.map((key) => t(String(key) as never)).join('\n');
}

/** Everything about one offer. */
export function OfferDialog({
  offer,
  hotels,
  search,
  onHotels,
  hotelId,
  save,
  onSaved,
  onClose,
}: OfferDialogProps) {
  const t = useTranslations('offers.admin');
  const [id] = useState(() => offer?.id ?? crypto.randomUUID());
  const chosen = hotels.find((hotel) => hotel.id === hotelId && hotel.is_active);
  const [initial] = useState(() => startOf(offer, chosen?.id ?? null));
  const form = useSave<OfferValues>({
    id,
    draft: { noun: 'offer' },
    loaded: offer && { version: offer.updated_at, base: baseOf(offer) },
    initial,
    save,
    messages: { created: t('created'), updated: t('updated'), failed: t('errors.save') },
    // The action answers with the row as the list has it.
    onSaved: (row) => onSaved(row as unknown as AdminOffer),
    onDone: onClose,
  });
  const { values, set, errors } = form;
  const [isTyping, setTyping] = useState(false);
  const limitHint = useLimitHint();
  const imageName = useImageNames();
  const hotelOf = (wanted: unknown) => hotels.find((hotel) => hotel.id === wanted);
  useMissingHotels(
    values.hotel_id ? [values.hotel_id] : [],
    (id) => Boolean(hotelOf(id)),
    onHotels,
  );

  const dayLabels = Object.fromEntries(
    DAYS.map((field) => [field, t(`form.labels.${field}`)]),
  ) as Record<Day, string>;
  const tTags = useTranslations('offers.tags');
  const tDays = useTranslations('offers.weekdays');
  const stayLabels = {
    min_nights: t('form.labels.min_nights'),
    max_nights: t('form.labels.max_nights'),
    arrival_days: t('form.labels.arrival_days'),
    room_name: t('form.labels.room_name'),
  };
  const day = (field: Day) => (
    <DateField
      label={dayLabels[field]}
      error={errors[field]}
      value={values[field]}
      onChange={(value) => set(field, value || null)}
    />
  );
  return (
    <RecordDialog
      title={t(offer ? 'edit' : 'create')}
      isNew={!offer}
      form={{ ...form, changed: form.changed || isTyping }}
      labels={{
        ...dayLabels,
        ...stayLabels,
        name: t('form.name'),
        hotel_id: t('form.hotel'),
        price: t('form.price'),
        description: t('form.description'),
        image_url: t('form.image'),
        features: t('form.features'),
        offer_link: t('form.link'),
        tags: t('form.tags'),
        is_active: t('form.isActive'),
      }}
      format={(field, value) => {
        if (field === 'hotel_id') return hotelOf(value)?.name ?? null;
        if (field === 'price') return typedPrice(value as string | number | null) || null;
        if (field === 'image_url') return value ? imageName(String(value)) : null;
        if (field === 'tags') return namesOf(value, tTags);
        if (field === 'arrival_days') return namesOf(value, tDays);
        return field in dayLabels ? formatDate(value as string | null) : null;
      }}
      className="w-[min(56rem,calc(100vw-min(2rem,8vw)))]! max-w-4xl"
      onClose={onClose}
    >
      <OfferPreview
        values={values}
        hotel={hotelOf(values.hotel_id)}
        isSaved={offer !== null && !form.changed}
      />
      <OfferBasics
        form={form}
        search={search}
        hotels={hotels.filter(
          ({ id, is_active }) => is_active || id === initial.hotel_id || id === values.hotel_id,
        )}
      />
      <OfferTagsField tags={values.tags} onChange={(tags) => set('tags', tags)} />
      <FieldsetCard look="group" title={t('form.stayPeriod')} hint={t('form.stayHint')}>
        <div className="grid grid-cols-1 gap-5 roomy:grid-cols-2">
          {day('offer_start_date')}
          {day('offer_end_date')}
        </div>
        <OfferStayFields form={form} labels={stayLabels} />
      </FieldsetCard>
      <FieldsetCard look="group" title={t('form.validity')} hint={t('form.validityHint')}>
        <div className="grid grid-cols-1 gap-5 roomy:grid-cols-2">
          {day('valid_from')}
          {day('valid_until')}
        </div>
      </FieldsetCard>
      <FieldsetCard look="group" title={t('form.linkSection')}>
        <TextField
          label={t('form.link')}
          hint={limitHint(values.offer_link, OFFER_LIMITS.link, t('form.linkHint'))}
          error={errors.offer_link}
          type="url"
          inputMode="url"
          value={values.offer_link ?? ''}
          onChange={(event) => set('offer_link', event.target.value || null)}
        />
      </FieldsetCard>
      <FieldsetCard look="group" title={t('form.features')}>
        <FeatureChips
          features={values.features}
          error={errors.features}
          onChange={(features) => set('features', features)}
          onTyping={setTyping}
        />
      </FieldsetCard>
      <SwitchField
        checked={values.is_active}
        label={t('form.isActive')}
        className="border-t border-line pt-5"
        onChange={(isActive) => set('is_active', isActive)}
      />
    </RecordDialog>
  );
}
