'use client';

import { useMessages } from 'next-intl';

/** What the fields of a hotel are called that is booked by this engine. */
export function useHotelLabels(engine: unknown) {
  const { form, amenities } = useMessages().hotels;
  const labels = { ...form.fields, ...amenities };
  return engine === 'whatsapp' ? { ...labels, hotel_id: form.whatsappNumber } : labels;
}
