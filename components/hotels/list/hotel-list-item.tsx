import { useTranslations } from 'next-intl';
import { StayTotal } from '@/components/booking/stay-total';
import { CompareChoice } from '@/components/comparison/compare-choice';
import { FavoriteButton } from '@/components/favorites/favorite-button';
import { HotelLink, HotelPlace, PosterImage } from '@/components/hotels/hotel-poster';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { preview, withUnitSpace } from '@/lib/format/text';
import { TELLING_FLAGS } from '@/lib/hotels/flags';
import type { HotelCard } from '@/lib/hotels/list-model';

/** Facts of a row, its type and its nearest place included. */
const SHOWN_FACTS = 4;
/** Characters of the description that a list shows. */
const PREVIEW_LENGTH = 100;

type HotelListItemProps = {
  hotel: HotelCard;
  /** The first of a list, whose picture is the largest thing of a phone's first screen. */
  priority?: boolean;
};

/**
 * One hotel of the list. The same markup is a poster in the grid and a row in the list: the
 * `data-view` of the list around it says which (hotels.css).
 */
export function HotelListItem({ hotel, priority }: HotelListItemProps) {
  const types = useTranslations('hotels.types');
  const amenities = useTranslations('hotels.amenities');
  const t = useTranslations('hotels.card');
  const { near, flags } = hotel;
  const telling = TELLING_FLAGS.filter((flag) => flags.includes(flag));
  const facts = [
    ...(near ? [t('near', { place: near.name, distance: withUnitSpace(near.distance) })] : []),
    ...[...new Set([...telling, ...flags])].map((flag) => amenities(flag)),
  ].slice(0, SHOWN_FACTS - 1);
  return (
    <article className="hotel-item group" data-hotel={hotel.slug || undefined}>
      <div className="hotel-item-image">
        <PosterImage hotel={hotel} sizes="(max-width: 768px) 120vw, 530px" priority={priority} />
        <Chip tone="card">{types(hotel.type)}</Chip>
        <FavoriteButton hotel={hotel} />
      </div>
      <div className="hotel-item-text">
        <h3>
          <HotelLink hotel={hotel} />
        </h3>
        <HotelPlace location={hotel.location} />
        {hotel.description ? (
          <p className="hotel-description">{preview(hotel.description, PREVIEW_LENGTH)}</p>
        ) : null}
        <ul
          className={cn(
            'hotel-facts',
            !hotel.description && facts.length > 0 && 'hotel-facts-instead',
          )}
        >
          <li>{types(hotel.type)}</li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="hotel-foot">
        <div className="hotel-item-rating">
          <Rating value={hotel.rating} />
          <CompareChoice hotel={hotel} />
        </div>
        <div className="hotel-item-price">
          <Price value={hotel.price} />
          <StayTotal price={hotel.price} />
          <span aria-hidden className="hotel-see">
            {t('see')}
          </span>
        </div>
      </div>
    </article>
  );
}
