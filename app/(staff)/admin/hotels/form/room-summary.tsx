'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { MediaPreview } from '@/components/admin/media/media-field';
import { formatPrice } from '@/lib/format/price';
import { toPrice } from '@/lib/format/typed-price';
import type { HotelValues } from '@/lib/hotels/form';
import type { FieldPath } from './hotel-values';

/** Identifies a collapsed room by its first image, its price and its capacity. */
export function RoomSummary({ path }: { path: FieldPath }) {
  const t = useTranslations('hotels.form.rooms');
  const room = path as `rooms.${number}`;
  const [images, price, capacity] = useWatch<
    HotelValues,
    [`rooms.${number}.images`, `rooms.${number}.price`, `rooms.${number}.capacity`]
  >({ name: [`${room}.images`, `${room}.price`, `${room}.capacity`], exact: true });
  const amount = toPrice(price);
  const guests = Number(capacity);
  const facts = [
    // An invalid price is shown as typed.
    amount ? formatPrice(amount) : price ? t('factPrice', { price }) : null,
    guests > 0 ? t('factCapacity', { capacity: guests }) : null,
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 @min-[15rem]/area:max-roomy:pl-7">
      <p className="numeric text-small text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <MediaPreview url={images?.[0] ?? ''} />
    </div>
  );
}
