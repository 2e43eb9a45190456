import { useTranslations } from 'next-intl';
import { HotelLink, HotelPlace, PosterImage } from '@/components/hotels/hotel-poster';
import { Chip, ChipList } from '@/components/ui/chip';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { preview } from '@/lib/format/text';
import type { HotelCard } from '@/lib/hotels/list-model';

const SHOWN_AMENITIES = 3;
/** Characters of the description that a list shows. */
const PREVIEW_LENGTH = 100;

/**
 * One hotel of the list. The same markup is a poster in the grid and a row in the list: the
 * `data-view` of the list around it says which (hotels.css).
 */
export function HotelListItem({ hotel }: { hotel: HotelCard }) {
  const types = useTranslations('hotels.types');
  const amenities = useTranslations('hotels.amenities');
  const t = useTranslations('hotels.card');
  const shown = hotel.flags.slice(0, SHOWN_AMENITIES).map((flag) => amenities(flag));
  return (
    <article className="hotel-item group">
      <div className="hotel-item-image">
        <PosterImage hotel={hotel} sizes="(max-width: 768px) 120vw, 530px" />
        <Chip tone="card">{types(hotel.type)}</Chip>
      </div>
      <div className="hotel-item-text">
        <h3>
          <HotelLink hotel={hotel} />
        </h3>
        <HotelPlace location={hotel.location} />
        {hotel.description ? (
          <p className="hotel-description">{preview(hotel.description, PREVIEW_LENGTH)}</p>
        ) : null}
        <div className={hotel.description ? 'hotel-chips' : 'hotel-chips-instead'}>
          <ChipList items={[types(hotel.type), ...shown]} />
        </div>
      </div>
      <div className="hotel-foot">
        <div className="hotel-item-rating">
          <Rating value={hotel.rating} />
        </div>
        <div className="hotel-item-price">
          <Price value={hotel.price} />
          <span aria-hidden className="hotel-see">
            {t('see')}
          </span>
        </div>
      </div>
    </article>
  );
}
