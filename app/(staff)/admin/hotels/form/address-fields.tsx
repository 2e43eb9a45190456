'use client';

import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { STATES } from '@/lib/hotels/limits';
import { HotelChoice, HotelLine, HotelLongText } from './form-fields';

/** Where the hotel is, and how far what is around it. */
export function AddressFields() {
  const t = useTranslations('hotels.form');
  return (
    <FieldsetCard title={t('sections.address')} hint={t('hints.address')}>
      <div className="grid gap-5 md:grid-cols-6">
        <HotelLine name="address_street" className="md:col-span-6" />
        <HotelLine name="address_city" className="md:col-span-3" />
        <HotelChoice name="address_state">
          <option value="">{t('noState')}</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </HotelChoice>
        <HotelLine name="postal_code" inputMode="numeric" className="md:col-span-2" />
        <HotelLine name="latitude" className="md:col-span-3" />
        <HotelLine name="longitude" className="md:col-span-3" />
      </div>
      <HotelLongText name="distances" rows={6} hint={t('hints.distances')} />
    </FieldsetCard>
  );
}
