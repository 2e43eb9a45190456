import { useLimitHint } from '@/components/admin/limit-hint';
import { MediaField } from '@/components/admin/media/media-field';
import type { useSave } from '@/components/admin/use-save';
import { Field, inputClasses, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { OFFER_LIMITS } from '@/lib/offers/limits';
import type { HotelChoice } from '@/lib/offers/staff-queries';
import { FormSection } from './form-section';
import { type OfferValues, typedPrice } from './offer-values';
import type { OfferTexts } from './offers-manager';

type OfferBasicsProps = {
  form: Pick<ReturnType<typeof useSave<OfferValues>>, 'values' | 'set' | 'errors'>;
  /** Those that may be chosen. */
  hotels: HotelChoice[];
  texts: OfferTexts['form'];
};

/** What the offer is called, whose it is, what it costs and what it looks like. */
export function OfferBasics({ form: { values, set, errors }, hotels, texts }: OfferBasicsProps) {
  const limitHint = useLimitHint();
  return (
    <FormSection title={texts.basics}>
      <TextField
        label={texts.name}
        error={errors.name}
        hint={limitHint(values.name, OFFER_LIMITS.name)}
        value={values.name}
        required
        onChange={(event) => set('name', event.target.value)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={texts.hotel} error={errors.hotel_id} className="min-w-0">
          {(described) => (
            <Select
              {...described}
              required
              value={values.hotel_id}
              onChange={(event) => set('hotel_id', event.target.value)}
            >
              <option value="">{texts.chooseHotel}</option>
              {hotels.map(({ id, name, is_active }) => (
                <option key={id} value={id}>
                  {is_active ? name : texts.inactiveHotel.replace('{name}', () => name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label={texts.price}
          hint={texts.priceHint}
          error={errors.price}
          inputMode="decimal"
          inputClassName="numeric"
          required
          value={typedPrice(values.price)}
          onChange={(event) => set('price', event.target.value)}
        />
      </div>
      <Field
        label={texts.description}
        error={errors.description}
        hint={limitHint(values.description, OFFER_LIMITS.description, undefined, true)}
      >
        {(described) => (
          <textarea
            {...described}
            className={inputClasses}
            rows={4}
            value={values.description ?? ''}
            onChange={(event) => set('description', event.target.value || null)}
          />
        )}
      </Field>
      <MediaField
        label={texts.image}
        hint={texts.imageHint}
        error={errors.image_url}
        max={OFFER_LIMITS.url}
        value={values.image_url}
        onChange={(address) => set('image_url', address || null)}
      />
    </FormSection>
  );
}
