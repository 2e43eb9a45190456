'use client';

import { useMessages } from 'next-intl';

/** Returns the labels of the fields of a hotel with this booking engine. */
export function useHotelLabels(engine: unknown) {
  const { form, amenities } = useMessages().hotels;
  const labels = { ...form.fields, ...amenities };
  return engine === 'whatsapp' ? { ...labels, hotel_id: form.whatsappNumber } : labels;
}
