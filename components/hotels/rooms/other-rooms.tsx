import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { COMPARE_NAME, type KeyedRoom } from '@/lib/hotels/rooms/keys';

type OtherRoomsProps = {
  all: KeyedRoom[];
  /** The keys of the rooms being compared. */
  chosen: string[];
  isOpen: boolean;
};

/** Changes the choice: a form that leads to this page. */
export function OtherRooms({ all, chosen, isOpen }: OtherRoomsProps) {
  const t = useTranslations('hotels.rooms.compare');
  return (
    <details open={isOpen} className="room-more mt-6">
      <summary>{t(chosen.length > 0 ? 'others' : 'first')}</summary>
      <form className="mt-3 grid justify-items-start gap-4">
        <fieldset className="flex min-w-0 flex-wrap gap-2.5">
          <legend className="sr-only">{t('hint')}</legend>
          {all.map(({ room, roomKey }) => (
            <label key={roomKey} className="room-pick static! wrap-anywhere shadow-none!">
              <input
                type="checkbox"
                name={COMPARE_NAME}
                value={roomKey}
                defaultChecked={chosen.includes(roomKey)}
              />
              {room.name}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'touch' })}>
          {t('submit')}
        </button>
      </form>
    </details>
  );
}
