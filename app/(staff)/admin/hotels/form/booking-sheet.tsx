'use client';

import { BOOKING_ENGINES, type BookingEngine, ENGINES } from '@/lib/booking/engines';
import { useHotelForm } from './form-context';
import { Choice, HotelField, Sheet } from './hotel-field';
import { TestLink } from './test-link';

/** Where the hotel is booked. Another engine brings its own address along. */
export function BookingSheet() {
  const { values, set, errors, texts } = useHotelForm();
  const engine = values.booking_engine;
  const isChat = engine === 'whatsapp';
  const change = (next: BookingEngine) => {
    set('booking_engine', next);
    set('booking_url', ENGINES[next].baseUrl);
  };
  return (
    <Sheet title={texts.sections.booking}>
      <div className="grid gap-5 md:grid-cols-3">
        <Choice
          label={texts.fields.booking_engine}
          hint={texts.hints.booking_engine}
          error={errors.booking_engine}
          value={engine}
          onChange={(next) => change(next as BookingEngine)}
        >
          {BOOKING_ENGINES.map((name) => (
            <option key={name} value={name}>
              {texts.engines[name]}
            </option>
          ))}
        </Choice>
        <HotelField
          name="hotel_id"
          label={isChat ? texts.whatsappNumber : undefined}
          inputMode={isChat ? 'tel' : undefined}
        />
        <HotelField name="booking_url" inputMode="url" />
      </div>
      <TestLink />
    </Sheet>
  );
}
