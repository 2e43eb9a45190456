'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { Button } from '@/components/ui/button';
import { BOOKING_ENGINES, type BookingEngine, ENGINES } from '@/lib/booking/engines';
import type { HotelValues } from '@/lib/hotels/form';
import { HotelLine, HotelSelect, HotelWhatsappLine } from './form-fields';
import { TestLink } from './test-link';

const FIELDS = ['booking_engine', 'hotel_id', 'booking_url'] as const;

/** The booking engine of the hotel. Choosing another engine sets its base URL. */
export function BookingFields() {
  const t = useTranslations('hotels.form');
  const { setValue } = useFormContext<HotelValues>();
  const [engine, code, url] = useWatch<HotelValues, typeof FIELDS>({ name: FIELDS });
  const { defaultValues: stored } = useFormState<HotelValues>();
  const setUrlOf = (name: string) =>
    setValue('booking_url', ENGINES[name as BookingEngine].baseUrl, { shouldDirty: true });
  const isChat = engine === 'whatsapp';
  /** The stored code belongs to the stored engine. */
  const isOldCode = Boolean(code) && code === stored?.hotel_id && engine !== stored?.booking_engine;
  const oldCodeHint = isOldCode ? t('hints.oldCode') : undefined;
  return (
    <FieldsetCard title={t('sections.booking')}>
      <div className="grid grid-cols-1 gap-5 roomy:grid-cols-3">
        <HotelSelect name="booking_engine" hint={t('hints.booking_engine')} onChosen={setUrlOf}>
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
        <div className="min-w-0">
          <HotelLine name="booking_url" inputMode="url" />
          {url ? null : (
            <Button
              variant="link"
              size="touch"
              onClick={({ currentTarget }) => {
                // The pressed button disappears with the empty field.
                currentTarget.parentElement?.querySelector('input')?.focus();
                setUrlOf(engine);
              }}
            >
              {t('defaultUrl')}
            </Button>
          )}
        </div>
      </div>
      <TestLink />
    </FieldsetCard>
  );
}
