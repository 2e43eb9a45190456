'use client';

import type { ComponentProps } from 'react';
import { StayPrice } from '@/components/booking/stay-price';
import { Heart } from '@/components/favorites/heart';
import { Image } from '@/components/sections/image';
import Link from '@/components/ui/link';
import { RatingText } from '@/components/ui/rating-text';
import { keyOfPath } from '@/lib/hotels/key-of-path';
import { formatMessage } from '@/lib/i18n/format-message';
import type { CardMessages, ShownHotel } from './shown-hotel';

type HotelPosterProps = { hotel: ShownHotel; sizes: string; messages: CardMessages };

/** A printed poster with its caption below: place first, then name, town, price. */
export function HotelPoster({ hotel, sizes, messages }: HotelPosterProps) {
  return (
    <article className="hotel-poster group" data-hotel={keyOfPath(hotel.path)}>
      <PosterImage hotel={hotel} sizes={sizes} />
      <HotelCaption hotel={hotel} messages={messages} />
      <HotelHeart hotel={hotel} messages={messages} />
    </article>
  );
}

type PosterImageProps = {
  hotel: Pick<ShownHotel, 'name' | 'image'>;
  sizes: string;
  priority?: boolean;
};

/** The image of a card; a hotel without one gets its initial on a sand background. */
export function PosterImage({ hotel, ...image }: PosterImageProps) {
  return (
    <div className="poster-image">
      {hotel.image ? (
        <Image {...image} {...hotel.image} small className="zoom" />
      ) : (
        <span aria-hidden className="poster-initial">
          <span>{[...hotel.name.replace(/^Ipê\s+/, '')][0]}</span>
        </span>
      )}
    </div>
  );
}

type HotelLinkProps = { hotel: Pick<ShownHotel, 'path' | 'name'> };

/** The name as a link whose target is the whole card. */
export function HotelLink({ hotel: { path, name } }: HotelLinkProps) {
  return (
    <Link href={path} className="hotel-link">
      {name}
    </Link>
  );
}

/** The town and state of a hotel; a line never breaks within a town of several words. */
export function HotelPlace({ location }: { location: string }) {
  const [, town, rest] = location.match(/^(\S+ [^,]*,)(.*)/) ?? [];
  return (
    <p className="hotel-place">
      {town ? (
        <span>
          <span>{town}</span>
          {rest}
        </span>
      ) : (
        <span>{location}</span>
      )}
    </p>
  );
}

type CardPartProps = { hotel: ShownHotel; messages: CardMessages };

/** The text below an image: the name and place, then the price and rating. */
export function HotelCaption({ hotel, messages }: CardPartProps) {
  return (
    <>
      <h3>
        <HotelLink hotel={hotel} />
      </h3>
      <HotelPlace location={hotel.location} />
      <div className="hotel-foot">
        <div>
          <HotelPrice hotel={hotel} messages={messages} />
        </div>
        <HotelRating hotel={hotel} messages={messages} />
      </div>
    </>
  );
}

/** The price per night and, if a stay is chosen, its total or the hotel's minimum nights. */
export function HotelPrice({
  hotel: { shownPrice, nightly, minimums },
  messages,
  guests,
}: CardPartProps & Pick<ComponentProps<typeof StayPrice>, 'guests'>) {
  const price = { price: shownPrice, nightly, guests };
  return <StayPrice {...price} minimums={minimums} messages={messages.price} />;
}

/** The rating of a hotel that has one. */
export function HotelRating({ hotel: { rating }, messages }: CardPartProps) {
  if (rating === null) return null;
  return <RatingText rating={rating} label={formatMessage(messages.rating, { rating })} />;
}

/** The button that keeps a hotel as a favorite. Its card names the hotel (`data-hotel`). */
export function HotelHeart({ hotel: { name }, messages }: CardPartProps) {
  return <Heart label={formatMessage(messages.keepHotel, { name })} className="heart-round" />;
}
