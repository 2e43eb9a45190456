import { cn } from '@/components/ui/cn';
import { COMPARE_NAME } from '@/lib/hotels/rooms/keys';
import { formatMessage } from '@/lib/i18n/format-message';

/** The id of the form that the choices of a page belong to. */
export const ROOM_COMPARE_FORM = 'comparar-quartos';

type RoomCompareChoiceProps = {
  room: { key: string; name: string };
  /** `chooseOf` takes the argument `room`. */
  messages: Record<'choose' | 'chooseOf', string>;
  className?: string;
};

/** Chooses a room for the comparison. It belongs to a form elsewhere on the page. */
export function RoomCompareChoice({
  room: { key, name },
  messages,
  className,
}: RoomCompareChoiceProps) {
  return (
    <label className={cn('room-pick', className)}>
      <input
        type="checkbox"
        form={ROOM_COMPARE_FORM}
        name={COMPARE_NAME}
        value={key}
        aria-label={formatMessage(messages.chooseOf, { room: name })}
        // The script restores the choice from the URL; the browser's restoration would add to it.
        autoComplete="off"
      />
      <span aria-hidden>{messages.choose}</span>
    </label>
  );
}
