'use client';

import { HotelCaption, HotelHeart, PosterImage } from '@/components/hotels/hotel-poster';
import type { CardMessages, ShownHotel } from '@/components/hotels/shown-hotel';
import { Chip } from '@/components/ui/chip';
import { keyOfPath } from '@/lib/hotels/key-of-path';

type RelatedHotelCardProps = {
  hotel: ShownHotel;
  /** Why it is shown. */
  reason: string;
  messages: CardMessages;
};

/** Another hotel that may suit the visitor of a hotel's page. */
export function RelatedHotelCard({ hotel, reason, messages }: RelatedHotelCardProps) {
  return (
    <article className="hotel-item group" data-hotel={keyOfPath(hotel.path)}>
      <div className="hotel-item-image">
        <PosterImage hotel={hotel} sizes="(max-width: 768px) 86vw, 410px" />
        <Chip tone="card">{reason}</Chip>
        <HotelHeart hotel={hotel} messages={messages} />
      </div>
      <HotelCaption hotel={hotel} messages={messages} />
    </article>
  );
}
