'use client';

import { STATES } from '@/lib/hotels/limits';
import { useHotelForm } from './form-context';
import { Choice, HotelField, HotelText, Sheet } from './hotel-field';

/** Where the hotel stands, and how far what is around it. */
export function AddressSheet() {
  const { values, set, errors, texts } = useHotelForm();
  return (
    <Sheet title={texts.sections.address}>
      <div className="grid gap-5 md:grid-cols-6">
        <HotelField name="address_street" className="md:col-span-6" />
        <HotelField name="address_city" className="md:col-span-3" />
        <Choice
          label={texts.fields.address_state}
          error={errors.address_state}
          value={values.address_state ?? ''}
          onChange={(state) => set('address_state', state || null)}
        >
          <option value="">{texts.noState}</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Choice>
        <HotelField name="postal_code" inputMode="numeric" className="md:col-span-2" />
        <HotelField name="latitude" className="md:col-span-3" />
        <HotelField name="longitude" className="md:col-span-3" />
      </div>
      <HotelText name="distances" rows={6} hint={texts.hints.distances} />
    </Sheet>
  );
}
