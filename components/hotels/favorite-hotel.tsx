import { useMessages, useTranslations } from 'next-intl';
import { CompareChoice } from '@/components/comparison/compare-choice';
import { FavoriteButton } from '@/components/favorites/favorite-button';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { formatPrice } from '@/lib/format/price';
import { hotelKey } from '@/lib/hotels/chosen';
import type { HotelCard } from '@/lib/hotels/list/model';
import { HotelLink, HotelPlace, PosterImage } from './hotel-poster';
import { cardMessages, shownHotel } from './shown-hotel';

type FavoriteHotelProps = {
  hotel: HotelCard;
  /** Its path with the stay: without script, nothing else passes it on. */
  path: string;
  /** The cost of the chosen stay; null if none is chosen. */
  stay: {
    nights: number;
    guests: number;
    /** 'duas pessoas'. */
    people: string;
    fits: boolean;
    /** The fewest nights that the hotel takes then, if the stay has fewer. */
    minimum: number | null;
    total: number | null;
  } | null;
  /** One of the first, whose images a phone shows on load. */
  priority?: boolean;
};

/** A kept hotel as a poster, with the stay's price and a checkbox to compare it. */
export function FavoriteHotel({ hotel, path, stay, priority }: FavoriteHotelProps) {
  const messages = cardMessages(useMessages());
  const shown = shownHotel(hotel, { tall: true });
  return (
    <article className="hotel-poster group">
      <div className="favorite-image">
        <PosterImage hotel={shown} sizes="(max-width: 768px) 50vw, 340px" priority={priority} />
        <CompareChoice
          hotel={{ key: hotelKey(hotel), name: hotel.name }}
          messages={messages.compare}
          className="compare-choice-image"
        />
      </div>
      <h3>
        <HotelLink hotel={{ ...shown, path }} />
      </h3>
      <HotelPlace location={hotel.location} />
      <div className="hotel-foot">
        {stay ? <StayTotal {...stay} /> : <Price value={hotel.price} />}
        <Rating value={hotel.rating} />
      </div>
      <FavoriteButton hotel={hotel} />
    </article>
  );
}

function StayTotal({
  nights,
  guests,
  people,
  fits,
  minimum,
  total,
}: NonNullable<FavoriteHotelProps['stay']>) {
  const t = useTranslations('favorites');
  const card = useTranslations('hotels.card');
  const rules = useTranslations('booking.dates.rules');
  const problem = !fits
    ? t('noRoom', { guests: people })
    : minimum
      ? rules('minimum', { count: minimum })
      : total
        ? null
        : card('askPrice');
  return (
    <p>
      <span className="block text-caption text-ink-2">{t('stayTotal', { nights, guests })}</span>
      {problem ? (
        <strong className="font-[560]">{problem}</strong>
      ) : (
        <strong className="numeric font-serif text-lg font-[520] md:text-[1.375rem]">
          {formatPrice(total ?? 0)}
        </strong>
      )}
    </p>
  );
}
