'use client';

import { CompareChoice } from '@/components/comparison/compare-choice';
import {
  HotelHeart,
  HotelLink,
  HotelPlace,
  HotelPrice,
  HotelRating,
  PosterImage,
} from '@/components/hotels/hotel-poster';
import type { CardMessages } from '@/components/hotels/shown-hotel';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { keyOfPath } from '@/lib/hotels/key-of-path';
import type { ListedHotel } from './listed-hotel';

type HotelListItemProps = {
  hotel: ListedHotel;
  messages: CardMessages;
  /** Whom prices are for while no stay is chosen. */
  guests: number | null;
  /** The first of a list, whose image is the largest thing of a phone's first screen. */
  priority?: boolean;
};

/**
 * One hotel of the list. The same markup is a poster in the grid and a row in the list, by the
 * `data-view` of the surrounding list (hotels.css).
 */
export function HotelListItem({ hotel, messages, guests, priority }: HotelListItemProps) {
  const { path, name, type, description, facts } = hotel;
  const key = keyOfPath(path);
  return (
    <article className="hotel-item group" data-hotel={key}>
      <div className="hotel-item-image">
        <PosterImage hotel={hotel} sizes="(max-width: 768px) 120vw, 530px" priority={priority} />
        <Chip tone="card">{type}</Chip>
        <HotelHeart hotel={hotel} messages={messages} />
      </div>
      <div className="hotel-item-text">
        <h3>
          <HotelLink hotel={hotel} />
        </h3>
        <HotelPlace location={hotel.location} />
        {description ? <p className="hotel-description">{description}</p> : null}
        <ul
          className={cn('hotel-facts', !description && facts.length > 0 && 'hotel-facts-instead')}
        >
          <li>{type}</li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="hotel-foot">
        <div className="hotel-item-rating">
          <HotelRating hotel={hotel} messages={messages} />
          <CompareChoice hotel={{ key, name }} messages={messages.compare} />
        </div>
        <div className="hotel-item-price">
          <HotelPrice hotel={hotel} messages={messages} guests={guests} />
          <span aria-hidden className="hotel-see">
            {messages.see}
          </span>
        </div>
      </div>
    </article>
  );
}
