'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { linesWithoutPlace } from '@/lib/hotels/content/distances';
import { SURROUNDINGS } from '@/lib/hotels/content/surroundings';
import type { HotelValues } from '@/lib/hotels/form';
import { STATES } from '@/lib/hotels/states';
import { HotelFlag, HotelLine, HotelLongText, HotelSelect } from './form-fields';

/** The hotel's address, and the distances to places nearby. */
export function AddressFields() {
  const t = useTranslations('hotels.form');
  const hintId = useId();
  return (
    <FieldsetCard title={t('sections.address')} hint={t('hints.address')}>
      <div className="grid grid-cols-1 gap-5 roomy:grid-cols-6">
        <HotelLine name="address_street" className="roomy:col-span-6" />
        <HotelLine name="address_city" className="roomy:col-span-3" />
        <HotelSelect name="address_state">
          <option value="">{t('noState')}</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </HotelSelect>
        <HotelLine name="postal_code" inputMode="numeric" className="roomy:col-span-2" />
        <HotelLine name="latitude" className="roomy:col-span-3" />
        <HotelLine name="longitude" className="roomy:col-span-3" />
      </div>
      <HotelLongText name="distances" hint={t('hints.distances')} />
      <UnshownDistances />
      <fieldset aria-describedby={hintId}>
        <legend className="font-[560]">{t('surroundings')}</legend>
        <p id={hintId} className="text-caption text-ink-2">
          {t('hints.surroundings')}
        </p>
        <div className="mt-1 grid grid-cols-1 gap-x-5 roomy:grid-cols-3">
          {SURROUNDINGS.map((kind) => (
            <HotelFlag key={kind} name={kind} />
          ))}
        </div>
      </fieldset>
    </FieldsetCard>
  );
}

/** Says which lines of the distances pages omit; they are saved as typed. */
function UnshownDistances() {
  const t = useTranslations('hotels.form.hints');
  const typed = useWatch<HotelValues, 'distances'>({ name: 'distances' });
  const lines = linesWithoutPlace(typed ?? '');
  return (
    <p role="status" className="text-caption font-[560] text-bad empty:hidden">
      {lines.length > 0 ? t('unshownDistances', { lines: lines.join('; ') }) : null}
    </p>
  );
}
