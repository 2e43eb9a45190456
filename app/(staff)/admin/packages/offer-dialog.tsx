'use client';

import { useState } from 'react';
import { ConflictDialog } from '@/components/admin/conflict-dialog';
import { useLimitHint } from '@/components/admin/limit-hint';
import { RecordDialog } from '@/components/admin/record-dialog';
import { SwitchField } from '@/components/admin/switch-field';
import { type Saved, type SaveInput, useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import type { Result } from '@/lib/actions/result';
import { formatDate } from '@/lib/format/date';
import { OFFER_LIMITS } from '@/lib/offers/limits';
import type { AdminOffer, HotelChoice } from '@/lib/offers/staff-queries';
import { FeatureChips } from './feature-chips';
import { FormSection } from './form-section';
import { OfferBasics } from './offer-basics';
import { OfferPreview } from './offer-preview';
import { baseOf, type OfferValues, startOf, typedPrice } from './offer-values';
import type { FormsTexts, OfferTexts } from './offers-manager';

type OfferDialogProps = {
  /** Null for a new one. */
  offer: AdminOffer | null;
  hotels: HotelChoice[];
  /** The hotel that the list shows; a new offer starts with it. */
  hotelId: string | null;
  texts: OfferTexts;
  forms: FormsTexts;
  save: (input: SaveInput<OfferValues>) => Promise<Result<Saved>>;
  onSaved: (offer: AdminOffer) => void;
  onClose: () => void;
};

/** Everything about one offer. */
export function OfferDialog({
  offer,
  hotels,
  hotelId,
  texts,
  forms,
  save,
  onSaved,
  onClose,
}: OfferDialogProps) {
  const [id] = useState(() => offer?.id ?? crypto.randomUUID());
  const chosen = hotels.find((hotel) => hotel.id === hotelId && hotel.is_active);
  const [initial] = useState(() => startOf(offer, chosen?.id ?? null));
  const form = useSave<OfferValues>({
    id,
    loaded: offer && { version: offer.updated_at, base: baseOf(offer) },
    initial,
    save,
    texts: { created: texts.created, updated: texts.updated, failed: texts.errors.save },
    onSaved: (row) => {
      // The action answers with the row as the list has it.
      onSaved(row as unknown as AdminOffer);
      onClose();
    },
  });
  const { values, set, errors } = form;
  const limitHint = useLimitHint();
  const { form: words } = texts;
  const hotelOf = (wanted: unknown) => hotels.find((hotel) => hotel.id === wanted);

  const day = (field: 'valid_from' | 'valid_until' | 'offer_start_date' | 'offer_end_date') => (
    <TextField
      label={words.labels[field]}
      error={errors[field]}
      type="date"
      min="2000-01-01"
      max="9999-12-31"
      value={values[field] ?? ''}
      onChange={(event) => set(field, event.target.value || null)}
    />
  );
  return (
    <RecordDialog
      title={offer ? texts.edit : texts.create}
      isNew={!offer}
      busy={form.busy}
      changed={form.changed}
      errors={errors}
      texts={forms}
      className="w-[min(56rem,calc(100vw-32px))]! max-w-4xl max-h-[90vh]!"
      covered={form.conflict !== null}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <OfferPreview
        values={values}
        hotelActive={hotelOf(values.hotel_id)?.is_active ?? true}
        texts={texts}
      />
      <OfferBasics
        form={form}
        hotels={hotels.filter((hotel) => hotel.is_active || hotel.id === initial.hotel_id)}
        texts={words}
      />
      <FormSection title={words.stayPeriod} hint={words.stayHint}>
        <div className="grid gap-5 sm:grid-cols-2">
          {day('offer_start_date')}
          {day('offer_end_date')}
        </div>
      </FormSection>
      <FormSection title={words.validity} hint={words.validityHint}>
        <div className="grid gap-5 sm:grid-cols-2">
          {day('valid_from')}
          {day('valid_until')}
        </div>
      </FormSection>
      <FormSection title={words.linkSection}>
        <TextField
          label={words.link}
          hint={limitHint(values.offer_link, OFFER_LIMITS.link, words.linkHint)}
          error={errors.offer_link}
          type="url"
          inputMode="url"
          value={values.offer_link ?? ''}
          onChange={(event) => set('offer_link', event.target.value || null)}
        />
      </FormSection>
      <FormSection title={words.features}>
        <FeatureChips
          features={values.features}
          error={errors.features}
          texts={words}
          onChange={(features) => set('features', features)}
        />
      </FormSection>
      <SwitchField
        checked={values.is_active}
        label={words.isActive}
        className="border-t border-line pt-5"
        onChange={(isActive) => set('is_active', isActive)}
      />
      <ConflictDialog
        conflict={form.conflict}
        mine={values}
        labels={{
          ...words.labels,
          name: words.name,
          hotel_id: words.hotel,
          price: words.price,
          description: words.description,
          image_url: words.image,
          features: words.features,
          offer_link: words.link,
          is_active: words.isActive,
        }}
        format={(field, value) => {
          if (field === 'hotel_id') return hotelOf(value)?.name ?? null;
          if (field === 'price') return typedPrice(value as string | number | null) || null;
          return field in words.labels ? formatDate(value as string | null) : null;
        }}
        texts={forms.conflict}
        closeLabel={forms.close}
        busy={form.busy}
        onResolve={form.resolve}
        onClose={form.closeConflict}
      />
    </RecordDialog>
  );
}
