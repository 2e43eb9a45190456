'use client';

import { MediaField } from '@/components/admin/media/media-field';
import type { HotelType } from '@/lib/hotels/hotel-type';
import { AddressSheet } from './address-sheet';
import { BookingSheet } from './booking-sheet';
import { useHotelForm } from './form-context';
import { HotelColorField } from './hotel-color-field';
import { Choice, HotelField, HotelText, Sheet } from './hotel-field';
import { SlugField } from './slug-field';

type HotelTabProps = {
  regions: { id: string; name: string }[];
  types: Record<HotelType, string>;
  /** The address as it is stored; null for a new hotel. */
  slug: string | null;
};

const ROW = 'grid gap-5 md:grid-cols-6';

/** What a hotel is, where it stands, how it is booked and what it looks like. */
export function HotelTab({ regions, types, slug }: HotelTabProps) {
  const { values, set, errors, texts } = useHotelForm();
  const { fields, hints, sections } = texts;
  return (
    <>
      <Sheet title={sections.basics}>
        <div className={ROW}>
          <HotelField name="name" required className="md:col-span-4" />
          <div className="md:col-span-2">
            <Choice
              label={`${fields.hotel_type} *`}
              value={values.hotel_type}
              error={errors.hotel_type}
              onChange={(type) => set('hotel_type', type as HotelType)}
            >
              {Object.entries(types).map(([type, label]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </Choice>
          </div>
        </div>
        <SlugField slug={slug} />
        <div className={ROW}>
          <HotelField name="subtitle" className="md:col-span-4" />
          <div className="md:col-span-2">
            <Choice
              label={fields.region_id}
              value={values.region_id ?? ''}
              error={errors.region_id}
              onChange={(region) => set('region_id', region || null)}
            >
              <option value="">{texts.noRegion}</option>
              {regions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
          </div>
          <HotelField name="location" required className="md:col-span-3" />
          <HotelField name="reference_point" className="md:col-span-3" />
          <HotelField
            name="price"
            required
            inputMode="decimal"
            placeholder="0,00"
            unit="R$"
            className="md:col-span-2"
          />
          <HotelField
            name="rating"
            inputMode="decimal"
            hint={hints.rating}
            className="md:col-span-2"
          />
          <HotelField name="phone" type="tel" className="md:col-span-2" />
        </div>
        <HotelText name="description" rows={6} />
      </Sheet>
      <BookingSheet />
      <Sheet title={sections.brand}>
        <HotelColorField />
        <div className="grid gap-5 md:grid-cols-2">
          {(['image_url', 'logo_url'] as const).map((name) => (
            <MediaField
              key={name}
              label={fields[name]}
              hint={hints.image_url}
              error={errors[name]}
              value={values[name]}
              onChange={(address) => set(name, address)}
            />
          ))}
        </div>
      </Sheet>
      <Sheet title={sections.story}>
        <HotelText name="history" rows={6} />
        <HotelText name="experience" rows={6} />
      </Sheet>
      <AddressSheet />
    </>
  );
}
