'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { DatesSummary } from '@/components/booking/dates-summary';
import type { Guests } from '@/components/booking/guests-panel';
import { guestsValue } from '@/components/booking/guests-value';
import { useBetween } from '@/components/booking/sticky-reserve';
import { useStay } from '@/components/booking/use-stay';
import { Icon } from '@/components/ui/icon';
import { weekdayDate } from '@/lib/booking/date-ranges';
import type { HotelEngine } from '@/lib/booking/engines';
import { guestsOf } from '@/lib/booking/guests';
import { NO_DATES, type StayDates, type WholeDates, wholeDates } from '@/lib/booking/stay';
import { dayAndMonth, daysBetween } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { offerLink } from '@/lib/offers/offer-link';
import {
  fitStay,
  fixedNights,
  isArrival,
  type OfferStay,
  pickOfferDay,
} from '@/lib/offers/stay-fit';
import { OfferCalendar } from './offer-calendar';
import { OfferLink } from './offer-link';
import { OfferNote } from './offer-note';
import type { PlannerMessages } from './planner-messages';
import { reservation } from './reservation';
import { StayNote } from './stay-note';

export type OfferPlannerProps = {
  id: string;
  stay: OfferStay;
  /** The offer's own booking URL. */
  link: string | null;
  engine: HotelEngine | null;
  hotelPath: string | null;
  /** The room of the offer; null if it names none. */
  room: string | null;
  /** How many guests it holds, or else the hotel's largest room; 0 if unknown. */
  sleeps: number;
  messages: PlannerMessages;
  price: ReactNode;
  /** What the offer says about lengths and days. */
  terms: ReactNode;
  buttonClass: string;
};

/**
 * The visit's stay, limited to what the offer allows. `asked` is its dates, `fitted` what the offer
 * makes of them, `whole` those that fit, `shown` what the calendar marks.
 */
function usePlannedStay(rules: OfferStay) {
  const noForm = useRef<HTMLFormElement>(null);
  const { today, dates, isChosen, guests, promo, setDates } = useStay(noForm);
  const { checkIn, checkOut } = dates;
  const asked = isChosen ? wholeDates(dates) : null;
  const fitted = asked && today ? fitStay(rules, asked, today) : null;
  const whole = fitted && 'checkIn' in fitted ? fitted : null;
  // With only a check-in, just the arrival is chosen; before that, the dates are the defaults.
  const isOpen = checkIn !== null && checkOut === null && today && isArrival(rules, checkIn, today);
  const shown: StayDates = whole ?? (isOpen ? { checkIn, checkOut: null } : NO_DATES);
  return { today, guests, promo, setDates, asked, fitted, whole, shown };
}

/** The stay of an offer: the stored one as far as it fits, or else one chosen here. */
export function OfferPlanner(props: OfferPlannerProps) {
  const { id, stay: rules, link, engine, hotelPath, room, sleeps, messages } = props;
  const { price, terms, buttonClass } = props;
  const band = useRef<HTMLDivElement>(null);
  const { today, guests, promo, setDates, asked, fitted, whole, shown } = usePlannedStay(rules);
  const href =
    whole &&
    offerLink(link, engine, { checkIn: whole.checkIn, checkOut: whole.checkOut, ...guests, promo });
  useEffect(() => {
    reservation.set(link ? href : null);
    return () => reservation.set(null);
  }, [link, href]);
  const isCrowded = sleeps > 0 && guestsOf(guests) > sleeps;
  const past = useBetween(band);
  const count = whole ? daysBetween(whole.checkIn, whole.checkOut) : 0;
  const length = formatMessage(messages.nights, { count });
  const dockButton = buttonClass.replace('w-full', 'shrink-0');
  const book = (className: string) =>
    href ? (
      <OfferLink href={href} className={className}>
        {messages.book}
        <Icon name="external-link" className="inline size-4" />
        <span className="sr-only"> ({messages.newTab})</span>
      </OfferLink>
    ) : null;

  return (
    <>
      <div ref={band} className="offer-when">
        <div>
          <h2 id={id} className="text-h3">
            {messages.heading}
          </h2>
          <div className="offer-calendar">
            {today ? (
              <OfferCalendar
                stay={rules}
                dates={shown}
                today={today}
                messages={messages.calendar}
                onPick={(day) => setDates(pickOfferDay(rules, shown, day, today))}
              />
            ) : null}
          </div>
          {terms}
        </div>
        <div>
          <StayNote
            fitted={fitted}
            asked={asked && { ...asked, ...guests, promo }}
            hotelPath={hotelPath}
            messages={messages}
          />
          {whole ? (
            <>
              <StayLines stay={whole} guests={guests} messages={messages} />
              {isCrowded ? (
                <OfferNote className="mt-4">
                  {formatMessage(room ? messages.roomSleeps : messages.hotelSleeps, {
                    room: room ?? '',
                    count: sleeps,
                  })}
                </OfferNote>
              ) : null}
              {messages.childrenAgain && guests.childrenAges.length > 0 ? (
                <OfferNote className="mt-4">{messages.childrenAgain}</OfferNote>
              ) : null}
              <div className="numeric flex flex-wrap items-end justify-between gap-4 py-4 [&_.price]:text-right">
                <span>{fixedNights(rules) === null ? length : null}</span>
                {price}
              </div>
              {book(buttonClass)}
              <p className="mt-3 text-small text-ink-2">
                {href ? messages.handover : messages.noReservation}
              </p>
            </>
          ) : (
            <>
              {price}
              <p role="status" className="mt-3 text-ink-2">
                <DatesSummary dates={shown} messages={messages.calendar} />
              </p>
            </>
          )}
        </div>
      </div>
      {past && (whole ? href : (link ?? engine)) ? (
        <div className="offer-dock">
          <div className="min-w-0">
            {whole ? <DockDates stay={whole} messages={messages} /> : null}
            {price}
          </div>
          {whole ? (
            book(dockButton)
          ) : (
            <a href={`#${id}`} className={dockButton}>
              {messages.chooseDates}
            </a>
          )}
        </div>
      ) : null}
    </>
  );
}

type StayLinesProps = { stay: WholeDates; guests: Guests; messages: PlannerMessages };

function StayLines({ stay, guests, messages }: StayLinesProps) {
  const { calendar, people } = messages;
  return (
    <dl className="offer-stay">
      {[
        [calendar.checkIn, weekdayDate(stay.checkIn)],
        [calendar.checkOut, weekdayDate(stay.checkOut)],
        [messages.guests, guestsValue(guests, people, people.age)],
      ].map(([name, value]) => (
        <div key={name} className="offer-stay-line">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DockDates({ stay, messages }: Omit<StayLinesProps, 'guests'>) {
  return (
    <p className="numeric text-caption text-ink-2">
      {formatMessage(messages.dock, {
        from: dayAndMonth(stay.checkIn),
        until: dayAndMonth(stay.checkOut),
      })}
    </p>
  );
}
