'use client';

import { useRef, useState } from 'react';
import { BookingAction } from '@/components/booking/booking-action';
import { type BookableHotel, BookingForm } from '@/components/booking/booking-form';
import { DateProblemNote } from '@/components/booking/date-problem-note';
import { EarlyDates } from '@/components/booking/early-dates';
import { type BookingMessages, datesValue } from '@/components/booking/messages';
import { DatesField, useOpenPanel } from '@/components/booking/stay-field';
import { useDateCheck } from '@/components/booking/use-date-check';
import { useStay } from '@/components/booking/use-stay';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { usePrehydrationValue } from '@/components/ui/use-prehydration-value';
import { guestsOf } from '@/lib/booking/guests';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { OCCUPANCIES, type Occupancy, occupancyFor, occupancyOf } from '@/lib/booking/occupancy';
import { DEFAULT_NIGHTS } from '@/lib/booking/price-summary';
import { OCCUPANCY_FIELD } from '@/lib/booking/stay-form';
import { daysBetween } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { CardPrice, PriceLines } from './card-price';
import type { ChosenRoom, RoomSelectionMessages } from './room-choice';
import { useRoomChoice } from './room-choice';

export type StayCardProps = {
  hotel: BookableHotel & {
    price: number;
    /** The hotel's notes on coming days, for the calendar. */
    notes?: DayNote[];
  };
  rooms: ChosenRoom[];
  messages: { card: RoomSelectionMessages['card']; booking: BookingMessages };
};

const FIELD_BOX = '@container rounded-2 border-[1.5px] border-control [&_svg]:@max-[10rem]:hidden';
/** The calendar extends to the left of the card if two months fit. */
const BESIDE_CARD =
  'top-full right-0 left-0 mt-2.5 md:left-auto md:w-[min(50rem,100vw-2*var(--gutter))]';

/** 'Reserve sua Estadia': dates, guests, cost, and the link to the hotel's booking engine. */
export function StayCard({ hotel, rooms, messages: { card, booking } }: StayCardProps) {
  const { chosen } = useRoomChoice();
  const form = useRef<HTMLFormElement>(null);
  const stay = useStay(form, DEFAULT_NIGHTS);
  const { today, dates, guests, promo, setDates } = stay;
  const check = useDateCheck(stay, hotel.notes);
  const { panels, open, show, close } = useOpenPanel();
  const [pickedParty, setParty] = useState<Occupancy | null>(null);
  const [touched, setTouched] = useState(false);
  const field = useRef<HTMLButtonElement>(null);

  // Until another number is picked, it is that of the stay stored in the tab.
  const party = pickedParty ?? occupancyFor(guestsOf(guests));
  const room = chosen === null ? null : (rooms[chosen] ?? null);
  const price = room?.price ?? hotel.price;
  const whole = check.rule ? null : check.whole;
  const refuse = () => {
    check.markTried();
    field.current?.focus();
  };

  return (
    <BookingForm
      ref={form}
      hotel={hotel}
      ready={today !== null}
      stay={whole && { ...whole, ...(pickedParty ? partyAsGuests(pickedParty) : guests), promo }}
      onRefuse={refuse}
      className="grid grid-cols-1 gap-3.5"
    >
      {(action) => (
        <>
          <CardPrice room={room} price={price} messages={card} />
          <div className="relative">
            <DatesField
              ref={field}
              messages={booking.dates}
              value={
                today ? (
                  datesValue(dates, booking.dates)
                ) : (
                  <EarlyDates empty={booking.dates.empty} />
                )
              }
              open={open !== null}
              aria-describedby={check.describedBy}
              onOpen={() => {
                setTouched(true);
                void show('dates');
              }}
              onClose={close}
              className={cn(FIELD_BOX, 'px-[min(0.875rem,4.375vw)]! max-[12rem]:px-1!')}
            >
              {open && panels && today ? (
                <panels.DatesPanel
                  dates={dates}
                  today={today}
                  messages={booking.dates}
                  rules={check.rules}
                  nightly={price}
                  opener={field}
                  onChange={setDates}
                  onClose={close}
                  className={BESIDE_CARD}
                />
              ) : null}
            </DatesField>
            <DateProblemNote {...check.note} untouched={!touched} messages={booking.dates} />
          </div>
          <PartyField party={party} messages={card} onChange={setParty}>
            {crowdedText(party, room, rooms, { card, booking })}
          </PartyField>
          <BookingAction
            {...action}
            messages={{ ...booking, submit: card.submit }}
            className={buttonVariants({ className: 'min-h-14!' })}
          />
          <p className="text-center text-caption text-ink-3">{card.notCharged}</p>
          <PriceLines
            price={price}
            nights={whole ? daysBetween(whole.checkIn, whole.checkOut) : DEFAULT_NIGHTS}
            rooms={party.rooms}
            messages={card}
          />
        </>
      )}
    </BookingForm>
  );
}

/** A guest count does not tell children apart: all count as adults. */
const partyAsGuests = ({ guests }: Occupancy) => ({ adults: guests, childrenAges: [] });

/** Says that the guests do not fit the chosen room, or any; null if they do. */
function crowdedText(
  party: Occupancy,
  room: ChosenRoom | null,
  rooms: readonly ChosenRoom[],
  { card, booking }: StayCardProps['messages'],
): string | null {
  const count = Math.ceil(party.guests / party.rooms);
  const isFull = ({ capacity }: ChosenRoom) => capacity < count;
  if (room) return isFull(room) ? formatMessage(card.tooSmall, { count }) : null;
  return party.rooms === 1 && rooms.length > 0 && rooms.every(isFull)
    ? formatMessage(booking.guests.rooms.none, { count })
    : null;
}

type PartyFieldProps = {
  party: Occupancy;
  messages: RoomSelectionMessages['card'];
  onChange: (party: Occupancy) => void;
  /** Why the guests do not fit. */
  children: string | null;
};

function PartyField({ party, messages, onChange, children }: PartyFieldProps) {
  const choose = (id: string) => onChange(occupancyOf(id));
  const field = usePrehydrationValue<HTMLSelectElement>(party.id, choose);
  const nameOf = ({ rooms, guests }: Occupancy) => {
    const count = formatMessage(messages.party, { count: guests });
    return rooms === 2 ? formatMessage(messages.twoRooms, { guests: count }) : count;
  };
  return (
    <div>
      <label
        className={`${FIELD_BOX} relative flex min-h-16 items-center gap-3.25 px-[min(0.875rem,4.375vw)] max-[18rem]:gap-1 max-[18rem]:px-1.5 max-[18rem]:[&>svg]:size-4 py-2 -outline-offset-3 outline-ink has-focus-visible:outline-3`}
      >
        <Icon name="users" />
        <span className="min-w-0 flex-1">
          <span className="block text-caption font-[600] text-ink-3">{messages.guests}</span>
          <select
            ref={field}
            name={OCCUPANCY_FIELD}
            value={party.id}
            onChange={(event) => choose(event.target.value)}
            className="numeric -mt-7 -mb-2 -ml-1 w-[calc(100%+0.25rem)] appearance-none bg-transparent pt-7 max-[18rem]:whitespace-normal pb-2 pl-1 text-copy leading-[1.35] font-[560] shadow-none! outline-none!"
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
      {party.rooms === 2 && messages.twoRoomsHint ? (
        <p className="pt-2 text-caption text-ink-2">{messages.twoRoomsHint}</p>
      ) : null}
      <div role="status">
        {children ? (
          <p className="mt-3 flex gap-3 rounded-2 bg-ipe-1 px-4 py-3 text-small">
            <Icon name="circle-alert" className="mt-0.5" />
            <span className="min-w-0">{children}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
