'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { BOOKING_ENGINES, type BookingEngine, ENGINES } from '@/lib/booking/engines';
import { formatWhatsappNumber, whatsappNumber } from '@/lib/booking/whatsapp';
import type { HotelValues } from '@/lib/hotels/form';
import { HotelChoice, HotelLine } from './form-fields';
import { TestLink } from './test-link';

/** Where the hotel is booked. Choosing another engine sets its base URL. */
export function BookingFields() {
  const t = useTranslations('hotels.form');
  const { getValues, setValue } = useFormContext<HotelValues>();
  const [engine, code] = useWatch<HotelValues, ['booking_engine', 'hotel_id']>({
    name: ['booking_engine', 'hotel_id'],
  });
  const { defaultValues: stored } = useFormState<HotelValues>();
  const isChat = engine === 'whatsapp';
  /** The code that is stored belongs to the engine that is stored. */
  const isOldCode = Boolean(code) && code === stored?.hotel_id && engine !== stored?.booking_engine;
  /** Shows the number as it will be dialed, as soon as it is typed. */
  const completeNumber = () => {
    const number = isChat && whatsappNumber(getValues('hotel_id') ?? '');
    if (number) setValue('hotel_id', formatWhatsappNumber(number), { shouldDirty: true });
  };
  const codeHint = isOldCode ? t('hints.oldCode') : isChat ? t('hints.whatsappNumber') : undefined;
  return (
    <FieldsetCard title={t('sections.booking')}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
        <HotelChoice
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
        </HotelChoice>
        <HotelLine
          name="hotel_id"
          label={isChat ? t('whatsappNumber') : undefined}
          hint={codeHint}
          inputMode={isChat ? 'tel' : undefined}
          onBlur={completeNumber}
        />
        <HotelLine name="booking_url" inputMode="url" />
      </div>
      <TestLink />
    </FieldsetCard>
  );
}
