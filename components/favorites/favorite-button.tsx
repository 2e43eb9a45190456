import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { hotelKey } from '@/lib/hotels/chosen';
import type { HotelUrlParts } from '@/lib/hotels/paths';
import { Heart } from './heart';

type FavoriteButtonProps = {
  hotel: HotelUrlParts;
  /** With a label next to the heart, for a row of actions; else a round button on an image. */
  labelled?: boolean;
  className?: string;
};

/** The heart of a hotel, with its messages. */
export function FavoriteButton({ hotel, labelled = false, className }: FavoriteButtonProps) {
  const t = useTranslations('favorites');
  return (
    <Heart
      hotelKey={hotelKey(hotel)}
      label={t('keepHotel', { name: hotel.name })}
      className={labelled ? className : cn('heart-round', className)}
    >
      {labelled ? t('keep') : null}
    </Heart>
  );
}
