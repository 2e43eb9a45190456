import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { hotelKey } from '@/lib/hotels/chosen';

type FavoriteButtonProps = {
  hotel: Parameters<typeof hotelKey>[0];
  /** With its word beside the heart, for a row of actions; else a round button on a picture. */
  labelled?: boolean;
  className?: string;
};

/**
 * The heart of a hotel. Plain HTML: KeepFavorites answers every heart of the page and says on it
 * whether the hotel is kept. Without script it is not there.
 */
export function FavoriteButton({ hotel, labelled = false, className }: FavoriteButtonProps) {
  const t = useTranslations('favorites');
  return (
    <button
      type="button"
      data-hotel={hotelKey(hotel)}
      role="switch"
      aria-checked="false"
      aria-label={t('keepHotel', { name: hotel.name })}
      className={cn('heart', !labelled && 'heart-round', className)}
    >
      <Icon name="heart" />
      {labelled ? t('keep') : null}
    </button>
  );
}
