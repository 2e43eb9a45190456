'use client';

import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import { AccessFields } from './access-fields';
import { AddressFields } from './address-fields';
import { BookingFields } from './booking-fields';
import { DayNotesFields } from './day-notes-fields';
import {
  HotelFlag,
  HotelLine,
  HotelLongText,
  HotelSelect,
  HotelWhatsappLine,
  ImageField,
} from './form-fields';
import { HotelColorField } from './hotel-color-field';
import { RegionField, type RegionFieldProps } from './region-field';
import { SeasonFields } from './season-fields';
import { SlugField } from './slug-field';

type HotelTabProps = RegionFieldProps & {
  /** The stored one; null for a new hotel. */
  slug: string | null;
};

const ROW = 'grid gap-5 roomy:grid-cols-6';

/** The basics of a hotel: type, location, booking and appearance. */
export function HotelTab({ regions, slug }: HotelTabProps) {
  const t = useTranslations('hotels.form');
  const types = useTranslations('hotels.types');
  return (
    <>
      <FieldsetCard title={t('sections.basics')}>
        <div className={ROW}>
          <HotelLine name="name" required className="roomy:col-span-4" />
          <div className="roomy:col-span-2">
            <HotelSelect name="hotel_type" required>
              {HOTEL_TYPES.map((type) => (
                <option key={type} value={type}>
                  {types(type)}
                </option>
              ))}
            </HotelSelect>
          </div>
        </div>
        <SlugField slug={slug} />
        <div className={ROW}>
          <HotelLine name="subtitle" className="roomy:col-span-4" />
          <div className="roomy:col-span-2">
            <RegionField regions={regions} />
          </div>
          <HotelLine
            name="location"
            required
            hint={t('hints.location')}
            className="roomy:col-span-3"
          />
          <HotelLine name="reference_point" className="roomy:col-span-3" />
          <HotelLine
            name="price"
            required
            inputMode="decimal"
            placeholder="0,00"
            unit="R$"
            className="roomy:col-span-3"
          />
          <HotelLine
            name="rating"
            inputMode="decimal"
            hint={t('hints.rating')}
            className="roomy:col-span-3"
          />
          <HotelLine name="phone" type="tel" hint={t('hints.phone')} className="roomy:col-span-3" />
          <HotelWhatsappLine
            name="whatsapp"
            hint={t('hints.whatsapp')}
            className="roomy:col-span-3"
          />
        </div>
        <HotelLongText name="description" />
        <HotelFlag name="recommended" hint={t('hints.recommended')} />
      </FieldsetCard>
      <BookingFields />
      <DayNotesFields />
      <FieldsetCard title={t('sections.brand')}>
        <HotelColorField />
        <div className="grid grid-cols-1 gap-5 roomy:grid-cols-2">
          {(['image_url', 'logo_url'] as const).map((name) => (
            <ImageField
              key={name}
              name={name}
              label={t(`fields.${name}`)}
              hint={t(`hints.${name}`)}
              withAlt={name === 'image_url'}
            />
          ))}
        </div>
      </FieldsetCard>
      <FieldsetCard title={t('sections.story')}>
        <HotelLongText name="history" />
        <HotelLongText name="experience" />
      </FieldsetCard>
      <AccessFields />
      <SeasonFields />
      <AddressFields />
    </>
  );
}
