import { useTranslations } from 'next-intl';
import { StayTotal } from '@/components/booking/stay-total';
import { FavoriteButton } from '@/components/favorites/favorite-button';
import { Scene } from '@/components/sections/artwork';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import type { HotelCard } from '@/lib/hotels/list-model';
import { hotelPath } from '@/lib/hotels/paths';
import { artworkOf } from '@/lib/media/artwork';

type HotelPosterProps = { hotel: HotelCard; sizes: string; priority?: boolean };

/** A printed poster with its caption below: place first, then name, town, price. */
export function HotelPoster({ hotel, sizes }: HotelPosterProps) {
  return (
    <article className="hotel-poster group">
      <PosterImage hotel={hotel} sizes={sizes} tall />
      <h3>
        <HotelLink hotel={hotel} />
      </h3>
      <HotelPlace location={hotel.location} />
      <div className="hotel-foot">
        <div>
          <Price value={hotel.price} />
          <StayTotal price={hotel.price} />
        </div>
        <Rating value={hotel.rating} />
      </div>
      <FavoriteButton hotel={hotel} />
    </article>
  );
}

type HotelPictureProps = HotelPosterProps & {
  className?: string;
  /** For a box that is taller than wide: the tall drawing of the scene, where there is one. */
  tall?: boolean;
};

/** The picture of a card; a hotel without one gets the sand ground with its initial. */
export function PosterImage({ hotel, sizes, priority, className, tall }: HotelPictureProps) {
  const scene = artworkOf(hotel.image);
  return (
    <div className={cn('poster-image', className)}>
      {hotel.image ? (
        <Scene
          src={(tall && scene?.portraitUrl) || hotel.image}
          alt={scene?.alt ?? ''}
          sizes={sizes}
          priority={priority}
          className="zoom"
        />
      ) : (
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center font-serif text-[6rem] text-sand-3"
        >
          {[...hotel.name.replace(/^Ipê\s+/, '')][0]}
        </span>
      )}
    </div>
  );
}

/** The name as a link whose target is the whole card. */
export function HotelLink({ hotel }: { hotel: HotelCard }) {
  const t = useTranslations('hotels.page');
  return (
    <Link href={hotelPath(hotel)} className="hotel-link">
      {hotel.name}
      <LinkPending text={t('loading')} />
    </Link>
  );
}

export function HotelPlace({ location }: { location: string }) {
  return (
    <p className="hotel-place">
      <span>{location}</span>
    </p>
  );
}
