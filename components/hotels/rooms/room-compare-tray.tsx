import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import type { Hotel } from '@/lib/hotels/model';
import { roomComparisonPath } from '@/lib/hotels/paths';
import { ROOM_COMPARE_FORM } from './room-compare-choice';

/**
 * The form that leads to the comparison, shown once a room is chosen; the script counts and names
 * the chosen ones in it (script/tray.ts).
 */
export function RoomCompareTray({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.rooms.compare');
  return (
    <form
      id={ROOM_COMPARE_FORM}
      action={roomComparisonPath(hotel)}
      aria-label={t('tray')}
      className="room-tray"
    >
      <div role="status" data-room-tray="">
        {t('hint')}
      </div>
      <button type="submit" className={buttonVariants({ size: 'touch' })}>
        {t('submit')}
      </button>
    </form>
  );
}
