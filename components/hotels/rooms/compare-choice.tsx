import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Room } from '@/lib/hotels/features';
import { COMPARE_NAME } from '@/lib/hotels/room-keys';

/** The id of the form that the choices of a page belong to. */
export const COMPARE_FORM = 'comparar-quartos';

type CompareChoiceProps = { room: Room; roomKey: string; className?: string };

/** Chooses a room for the comparison. It belongs to a form elsewhere on the page. */
export function CompareChoice({ room, roomKey, className }: CompareChoiceProps) {
  const t = useTranslations('hotels.rooms.compare');
  return (
    <label className={cn('room-pick', className)}>
      <input
        type="checkbox"
        form={COMPARE_FORM}
        name={COMPARE_NAME}
        value={roomKey}
        aria-label={t('chooseOf', { room: room.name })}
        // The script restores the choice from the address; the browser's own memory would add to it.
        autoComplete="off"
      />
      <span aria-hidden>{t('choose')}</span>
    </label>
  );
}
