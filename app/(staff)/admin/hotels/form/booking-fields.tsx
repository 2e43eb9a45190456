'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { BOOKING_ENGINES, type BookingEngine, ENGINES } from '@/lib/booking/engines';
import type { HotelValues } from '@/lib/hotels/form';
import { HotelLine, HotelSelect, HotelWhatsappLine } from './form-fields';
import { TestLink } from './test-link';

/** Where the hotel is booked. Choosing another engine sets its base URL. */
export function BookingFields() {
  const t = useTranslations('hotels.form');
  const { setValue } = useFormContext<HotelValues>();
  const [engine, code] = useWatch<HotelValues, ['booking_engine', 'hotel_id']>({
    name: ['booking_engine', 'hotel_id'],
  });
  const { defaultValues: stored } = useFormState<HotelValues>();
  const isChat = engine === 'whatsapp';
  /** The code that is stored belongs to the engine that is stored. */
  const isOldCode = Boolean(code) && code === stored?.hotel_id && engine !== stored?.booking_engine;
  const oldCodeHint = isOldCode ? t('hints.oldCode') : undefined;
  return (
    <FieldsetCard title={t('sections.booking')}>
      <div className="grid grid-cols-1 gap-5 roomy:grid-cols-3">
        <HotelSelect
          name="booking_engine"
          hint={t('hints.booking_engine')}
          onChosen={(engine) =>
            setValue('booking_url', ENGINES[engine as BookingEngine].baseUrl, { shouldDirty: true })
          }
        >
          {BOOKING_ENGINES.map((name) => (
            <option key={name} value={name}>
              {t(`engines.${name}`)}
            </option>
          ))}
        </HotelSelect>
        {isChat ? (
          <HotelWhatsappLine
            name="hotel_id"
            label={t('whatsappNumber')}
            hint={oldCodeHint ?? t('hints.whatsappNumber')}
          />
        ) : (
          <HotelLine name="hotel_id" hint={oldCodeHint} />
        )}
        <HotelLine name="booking_url" inputMode="url" />
      </div>
      <TestLink />
    </FieldsetCard>
  );
}
