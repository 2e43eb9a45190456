'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { Room } from '@/lib/hotels/content/features';
import { roomKind } from '@/lib/hotels/rooms/kind';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';

type Catalogue = (typeof messages)['hotels'];
export type RoomSelectionMessages = Pick<Catalogue['roomSelection'], 'rooms'> & {
  /** The card's messages, depending on how the hotel is booked. */
  card: Omit<Catalogue['roomSelection']['card'], 'askPriceHint' | 'twoRoomsHint'> & {
    askPriceHint: string;
    /** The note about booking two rooms; null if the hotel can't be booked. */
    twoRoomsHint: string | null;
    tooSmall: string;
  };
};
export type ChosenRoom = Pick<Room, 'name' | 'price' | 'capacity'>;

type Choice = {
  /** Position among the hotel's rooms: stored ids may repeat. */
  chosen: number | null;
  choose: (position: number | null) => void;
};

const Context = createContext<Choice | null>(null);

/** Holds the chosen room, for the buttons in the list and the booking card. */
export function RoomChoiceProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<number | null>(null);
  return <Context value={{ chosen, choose }}>{children}</Context>;
}

/** The position of the chosen room, and a function to choose one. Throws outside the provider. */
export function useRoomChoice(): Choice {
  const choice = useContext(Context);
  if (!choice) throw new Error('useRoomChoice needs a RoomChoiceProvider above it');
  return choice;
}

type RoomButtonProps = { position: number; name: string; messages: RoomSelectionMessages['rooms'] };

/** Chooses a room, or deselects it. One room at a time. */
export function RoomButton({ position, name, messages }: RoomButtonProps) {
  const { chosen, choose } = useRoomChoice();
  const pressed = chosen === position;
  const toggle = () => {
    choose(pressed ? null : position);
    if (pressed) return;
    const kind = roomKind(name);
    const text = kind ? messages.toastOfKind[kind] : messages.toast;
    notify({ tone: 'success', title: formatMessage(text, { name }) });
  };
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={toggle}
      className={buttonVariants({
        variant: pressed ? 'primary' : 'outline',
        size: 'compact',
        className: 'min-h-11 noscript:hidden md:min-h-10',
      })}
    >
      {pressed ? <Icon name="check" className="stroke-2" /> : null}
      {pressed ? messages.selected : messages.select}
      <span className="sr-only">: {name}</span>
    </button>
  );
}
