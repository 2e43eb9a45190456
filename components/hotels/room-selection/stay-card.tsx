'use client';

import { useId, useRef, useState } from 'react';
import { BarField } from '@/components/booking/bar-field';
import { BookingAction } from '@/components/booking/booking-action';
import { type BookingMessages, datesValue } from '@/components/booking/messages';
import { usePanels } from '@/components/booking/use-panels';
import { useStay } from '@/components/booking/use-stay';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { usePrehydrationValue } from '@/components/ui/use-prehydration-value';
import {
  INITIAL_OCCUPANCY,
  OCCUPANCIES,
  type Occupancy,
  occupancyOf,
} from '@/lib/booking/occupancy';
import { SUMMARY_NIGHTS } from '@/lib/booking/price-summary';
import { dateProblem } from '@/lib/booking/stay';
import { fill, pluralize } from '@/lib/format/fill';
import type { HotelFeatures } from '@/lib/hotels/features';
import { CardPrice, PriceLines } from './card-price';
import type { ChosenRoom, RoomSelectionMessages } from './room-choice';
import { useRoomChoice } from './room-choice';

export type StayCardProps = {
  hotel: { name: string; price: number };
  rooms: ChosenRoom[];
  engine: HotelFeatures['engine'];
  messages: { card: RoomSelectionMessages['card']; booking: BookingMessages };
};

const FIELD_BOX = 'rounded-2 border-[1.5px] border-control';
/** The calendar hangs to the left of the card, where there is room for two months. */
const BESIDE_CARD =
  'top-full right-0 left-0 mt-2.5 md:left-auto md:w-[min(800px,100vw-2*var(--gutter))]';

/** 'Reserve sua Estadia': dates, guests, what it costs, and the way to the hotel's own system. */
export function StayCard({ hotel, rooms, engine, messages: { card, booking } }: StayCardProps) {
  const { chosen } = useRoomChoice();
  const { today, dates, setDates } = useStay(SUMMARY_NIGHTS);
  const [panels, fetchPanels] = usePanels();
  const [open, setOpen] = useState(false);
  const [party, setParty] = useState<Occupancy>(INITIAL_OCCUPANCY);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLButtonElement>(null);
  const problemId = useId();

  const room = chosen === null ? null : (rooms[chosen] ?? null);
  const price = room?.price ?? hotel.price;
  const { checkIn, checkOut } = dates;
  const problem = today ? dateProblem(dates, today) : null;
  const stay =
    today && !problem && checkIn && checkOut
      ? { checkIn, checkOut, adults: party.guests, childrenAges: [], promo: '' }
      : null;
  const refuse = () => {
    setTried(true);
    field.current?.focus();
  };

  return (
    <div className="grid gap-3.5">
      <CardPrice room={room} price={price} messages={card} />
      <div className="relative">
        <div className={FIELD_BOX}>
          <BarField
            ref={field}
            icon="calendar"
            label={booking.dates.label}
            value={today && datesValue(dates, booking.dates)}
            open={open}
            aria-describedby={tried && problem ? problemId : undefined}
            onClick={async () => {
              setOpen(!(open && panels));
              if (!(await fetchPanels())) setOpen(false);
            }}
            className="px-3.5!"
          />
        </div>
        {open && panels && today ? (
          <panels.DatesPanel
            dates={dates}
            today={today}
            messages={booking.dates}
            opener={field}
            onChange={setDates}
            onClose={() => setOpen(false)}
            className={BESIDE_CARD}
          />
        ) : null}
        <p
          id={problemId}
          role="alert"
          className="flex gap-1.5 text-caption text-bad not-empty:pt-2"
        >
          {tried && problem ? (
            <>
              <Icon name="circle-alert" className="mt-0.5 size-4" />
              {booking.dates.problems[problem]}
            </>
          ) : null}
        </p>
      </div>
      <PartyField party={party} messages={card} onChange={setParty} />
      <BookingAction
        hotelName={hotel.name}
        engine={engine}
        stay={stay}
        onRefuse={today ? refuse : null}
        messages={{ submit: card.submit, newTab: booking.newTab }}
        className={buttonVariants({ className: 'min-h-14!' })}
      />
      <p className="text-center text-caption text-ink-3">{card.notCharged}</p>
      <PriceLines price={price} messages={card} />
    </div>
  );
}

type PartyFieldProps = {
  party: Occupancy;
  messages: RoomSelectionMessages['card'];
  onChange: (party: Occupancy) => void;
};

function PartyField({ party, messages, onChange }: PartyFieldProps) {
  const choose = (id: string) => onChange(occupancyOf(id));
  const field = usePrehydrationValue<HTMLSelectElement>(party.id, choose);
  const nameOf = ({ rooms, guests }: Occupancy) => {
    const count = pluralize(messages.party, guests);
    return rooms === 2 ? fill(messages.twoRooms, { guests: count }) : count;
  };
  return (
    <div>
      <label
        className={`${FIELD_BOX} relative flex min-h-16 items-center gap-[13px] px-3.5 py-2 -outline-offset-3 outline-ink has-focus-visible:outline-3`}
      >
        <Icon name="users" />
        <span className="min-w-0 flex-1">
          <span className="block text-caption font-[600] text-ink-3">{messages.guests}</span>
          <select
            ref={field}
            value={party.id}
            onChange={(event) => choose(event.target.value)}
            className="numeric -ml-1 w-[calc(100%+4px)] appearance-none bg-transparent pl-1 text-[17px] leading-[1.35] font-[560] shadow-none! outline-none!"
          >
            {OCCUPANCIES.map((option) => (
              <option key={option.id} value={option.id}>
                {nameOf(option)}
              </option>
            ))}
          </select>
        </span>
        <Icon name="chevron-down" className="pointer-events-none" />
      </label>
      {party.rooms === 2 ? (
        <p className="pt-2 text-caption text-ink-2">{messages.twoRoomsHint}</p>
      ) : null}
    </div>
  );
}
