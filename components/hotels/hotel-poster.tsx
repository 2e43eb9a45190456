import { useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { hotelPath } from '@/lib/hotels/paths';
import type { HotelCard } from '@/lib/hotels/queries';
import { artworkOf } from '@/lib/media/artwork';

type HotelPosterProps = { hotel: HotelCard; sizes: string; priority?: boolean };

/** A printed poster with its caption below: place first, then name, town, price. */
export function HotelPoster({ hotel, sizes }: HotelPosterProps) {
  return (
    <article className="group relative">
      <PosterImage hotel={hotel} sizes={sizes} tall className="aspect-[4/5]" />
      <h3 className="mt-[18px] text-h3">
        <HotelLink hotel={hotel} />
      </h3>
      <HotelPlace location={hotel.location} />
      <div className="mt-3 flex items-end justify-between gap-3 border-t border-line pt-3">
        <Price value={hotel.price} />
        <Rating value={hotel.rating} />
      </div>
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
    <div
      className={cn(
        'relative overflow-hidden rounded-1 bg-sand-2 shadow-[0_0_0_1px_#16302b14]',
        className,
      )}
    >
      {hotel.image ? (
        <Scene
          src={(tall && scene?.portraitUrl) || hotel.image}
          alt={scene?.alt ?? ''}
          sizes={sizes}
          priority={priority}
          className="transition-transform duration-700 ease-out motion-safe:group-hover:scale-103"
        />
      ) : (
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center font-serif text-[96px] text-sand-3"
        >
          {[...hotel.name.replace(/^Ipê\s+/, '')][0]}
        </span>
      )}
    </div>
  );
}

/** The name as a link whose target is the whole card. */
export function HotelLink({ hotel }: { hotel: HotelCard }) {
  const t = useTranslations('hotelPage');
  return (
    <Link
      href={hotelPath(hotel)}
      className="no-underline after:absolute after:inset-0 hover:underline"
    >
      {hotel.name}
      <LinkPending text={t('loading')} />
    </Link>
  );
}

export function HotelPlace({ location }: { location: string }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-[15px] text-ink-2">
      <Icon name="map-pin" className="mt-[3px] size-4" />
      <span className="min-w-0 text-balance">{location}</span>
    </p>
  );
}
