'use client';

import { useMessages } from 'next-intl';

/** What the fields of a hotel are called that is booked by this engine. */
export function useHotelLabels(engine: unknown) {
  const { fields, whatsappNumber } = useMessages().hotels.form;
  return engine === 'whatsapp' ? { ...fields, hotel_id: whatsappNumber } : fields;
}
