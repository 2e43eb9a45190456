import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { listOf } from '@/lib/format/list-of';
import { roomGender } from '@/lib/hotels/rooms/kind';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BookingMessages } from './messages';

/** What the choice of guests needs of a room. */
export type BookableRoom = { name: string; capacity: number };

/** Rooms that are named; the others are counted. */
const NAMED = 3;

type FittingRoomsProps = {
  rooms: readonly BookableRoom[];
  guests: number;
  messages: BookingMessages['guests']['rooms'];
};

/** Which rooms hold a number of guests, by the rooms' own capacities. */
export function FittingRooms({ rooms, guests, messages }: FittingRoomsProps) {
  if (rooms.length === 0) return null;
  const fitting = rooms.filter(({ capacity }) => capacity >= guests);
  return (
    <div
      aria-live="polite"
      className={cn(
        'mt-3 flex gap-[min(0.75rem,3.75vw)] rounded-2 px-[min(1rem,5vw)] py-3 text-small wrap-anywhere',
        fitting.length > 0 ? 'bg-ok-bg text-ok' : 'bg-ipe-1 text-ink',
      )}
    >
      <Icon name={fitting.length > 0 ? 'bed-double' : 'circle-alert'} className="mt-0.5" />
      <p className="min-w-0">{sentence(rooms, fitting, { guests, messages })}</p>
    </div>
  );
}

function sentence(
  rooms: readonly BookableRoom[],
  fitting: readonly BookableRoom[],
  { guests, messages }: Pick<FittingRoomsProps, 'guests' | 'messages'>,
): string {
  if (fitting.length === 0) return formatMessage(messages.none, { count: guests });
  if (fitting.length === rooms.length && rooms.length > 1) {
    return formatMessage(messages.all, { count: guests });
  }
  const named = fitting
    .slice(0, NAMED)
    .map(({ name }) => formatMessage(messages.in[roomGender(name) ?? 'unknown'], { name }));
  const others = fitting.length - named.length;
  const parts = others > 0 ? [...named, formatMessage(messages.others, { count: others })] : named;
  return formatMessage(messages.fit, {
    count: guests,
    rooms: listOf(parts),
  });
}
