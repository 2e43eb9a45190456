'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { DateField } from '@/components/admin/date-field';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { useLimitHint } from '@/components/admin/limit-hint';
import type { Save } from '@/components/admin/record-actions';
import { RecordDialog } from '@/components/admin/record-dialog';
import { SwitchField } from '@/components/admin/switch-field';
import { useMissingHotels } from '@/components/admin/use-missing-hotels';
import { type SaveState, useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { OFFER_LIMITS } from '@/lib/offers/limits';
import type { AdminOffer } from '@/lib/offers/staff-queries';
import { FeatureChips } from './feature-chips';
import { OfferBasics } from './offer-basics';
import { OfferPreview } from './offer-preview';
import { OfferStayFields } from './offer-stay-fields';
import { OfferTagsField } from './offer-tags-field';
import { baseOf, type OfferValues, startOf } from './offer-values';
import { useOfferFormat, useOfferLabels } from './use-offer-labels';

type OfferDialogProps = {
  /** Null for a new offer. */
  offer: AdminOffer | null;
  hotels: HotelChoice[];
  /** A field that finds more hotels, if the list is incomplete. */
  search: ReactNode;
  onHotels: (found: HotelChoice[]) => void;
  /** The hotel that the list is filtered by; preselected in a new offer. */
  hotelId: string | null;
  save: Save<OfferValues>;
  onSaved: (offer: AdminOffer) => void;
  onClose: () => void;
};

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
    // The action returns the row as in the list.
    onSaved: (row) => onSaved(row as unknown as AdminOffer),
    onDone: onClose,
  });
  const { values, set, errors } = form;
  const [isTyping, setTyping] = useState(false);
  const limitHint = useLimitHint();
  const hotelOf = (wanted: unknown) => hotels.find((hotel) => hotel.id === wanted);
  useMissingHotels(
    values.hotel_id ? [values.hotel_id] : [],
    (id) => Boolean(hotelOf(id)),
    onHotels,
  );

  const labels = useOfferLabels();
  const format = useOfferFormat((id) => hotelOf(id)?.name ?? null);
  return (
    <RecordDialog
      title={t(form.isNew ? 'create' : 'edit')}
      mayRenew
      form={{ ...form, changed: form.changed || isTyping }}
      labels={labels}
      format={format}
      className="w-[min(56rem,calc(100vw-min(2rem,8vw)))]! max-w-4xl"
      onClose={onClose}
    >
      <OfferPreview
        values={values}
        hotel={hotelOf(values.hotel_id)}
        isSaved={!form.isNew && !form.changed}
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
        <Days form={form} labels={labels} fields={['offer_start_date', 'offer_end_date']} />
        <OfferStayFields form={form} labels={labels} />
      </FieldsetCard>
      <FieldsetCard look="group" title={t('form.validity')} hint={t('form.validityHint')}>
        <Days form={form} labels={labels} fields={['valid_from', 'valid_until']} />
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

type Day = 'valid_from' | 'valid_until' | 'offer_start_date' | 'offer_end_date';

type DaysProps = {
  form: Pick<SaveState<OfferValues>, 'values' | 'set' | 'errors'>;
  labels: Record<Day, string>;
  /** The first and the last day of a period. */
  fields: readonly [Day, Day];
};

function Days({ form: { values, set, errors }, labels, fields }: DaysProps) {
  return (
    <div className="grid grid-cols-1 gap-5 roomy:grid-cols-2">
      {fields.map((field) => (
        <DateField
          key={field}
          label={labels[field]}
          error={errors[field]}
          value={values[field]}
          onChange={(value) => set(field, value || null)}
        />
      ))}
    </div>
  );
}
