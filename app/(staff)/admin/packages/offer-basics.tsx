import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { useLimitHint } from '@/components/admin/limit-hint';
import { MediaField } from '@/components/admin/media/media-field';
import { SelectField } from '@/components/admin/select-field';
import { TextAreaField } from '@/components/admin/text-area-field';
import type { SaveState } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { OFFER_LIMITS } from '@/lib/offers/limits';
import { type OfferValues, typedPrice } from './offer-values';

type OfferBasicsProps = {
  form: Pick<SaveState<OfferValues>, 'values' | 'set' | 'errors'>;
  /** The hotels that may be chosen. */
  hotels: HotelChoice[];
  search: ReactNode;
};

/** The basics of an offer: name, hotel, price and image. */
export function OfferBasics({ form: { values, set, errors }, hotels, search }: OfferBasicsProps) {
  const t = useTranslations('offers.admin.form');
  const limitHint = useLimitHint();
  return (
    <FieldsetCard look="group" title={t('basics')}>
      <TextField
        label={t('name')}
        error={errors.name}
        hint={limitHint(values.name, OFFER_LIMITS.name)}
        value={values.name}
        required
        onChange={(event) => set('name', event.target.value)}
      />
      <div className="grid grid-cols-1 items-start gap-5 roomy:grid-cols-2">
        <SelectField
          label={t('hotel')}
          error={errors.hotel_id}
          hint={hotels.length === 0 && !search ? t('noHotels') : undefined}
          className="min-w-0"
          search={search}
          required
          value={values.hotel_id}
          onChange={(event) => set('hotel_id', event.target.value)}
        >
          <option value="">{t('chooseHotel')}</option>
          {hotels.map(({ id, name, is_active }) => (
            <option key={id} value={id}>
              {is_active ? name : t('inactiveHotel', { name })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('price')}
          hint={t('priceHint')}
          error={errors.price}
          inputMode="decimal"
          inputClassName="numeric"
          required
          value={typedPrice(values.price)}
          onChange={(event) => set('price', event.target.value)}
        />
      </div>
      <TextAreaField
        label={t('description')}
        error={errors.description}
        max={OFFER_LIMITS.description}
        rows={4}
        value={values.description ?? ''}
        onChange={(text) => set('description', text || null)}
      />
      <MediaField
        label={t('image')}
        hint={t('imageHint')}
        error={errors.image_url}
        max={OFFER_LIMITS.url}
        withAlt
        value={values.image_url}
        onChange={(url) => set('image_url', url || null)}
      />
    </FieldsetCard>
  );
}
