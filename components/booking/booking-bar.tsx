'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { compactRange } from '@/lib/booking/date-ranges';
import { ENGINES } from '@/lib/booking/engines';
import { guestsOf } from '@/lib/booking/guests';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { type NightlyPrices, nightlyFor } from '@/lib/hotels/rooms/price-steps';
import { FieldCell } from './bar-field';
import { BookingAction } from './booking-action';
import { type BookableHotel, BookingForm } from './booking-form';
import { CopyStayLink } from './copy-stay-link';
import { DateProblemNote } from './date-problem-note';
import { DatesText } from './dates-text';
import { EarlyDates, EarlyGuests } from './early-dates';
import type { BookableRoom } from './fitting-rooms';
import { guestsValue } from './guests-value';
import type { BookingMessages } from './messages';
import { PromoField } from './promo-field';
import { type BookableStay, bookableStay } from './shown-stay';
import { DatesField, GuestsField } from './stay-field';
import { StickyReserve } from './sticky-reserve';
import { useBarPanels } from './use-bar-panels';
import { useDateCheck } from './use-date-check';
import { useStay } from './use-stay';

type BookingBarProps = {
  hotel: BookableHotel;
  messages: BookingMessages;
  /** The price per night, shown in the phone bar further down. */
  price: ReactNode;
  /** The price per night by the number of guests, for the sum of the chosen nights. */
  nightly: NightlyPrices;
  /** The hotel's notes on coming days, for the calendar. */
  notes?: DayNote[];
  /** The hotel's rooms, for saying which ones hold the chosen guests. */
  rooms?: BookableRoom[];
  /** Other actions for the page, shown next to the stay link. */
  children?: ReactNode;
  /** The breadcrumb trail. */
  trail?: ReactNode;
};

/** Collects a stay and leads to the hotel's booking engine in a new tab. */
export function BookingBar({
  hotel,
  messages,
  price,
  trail,
  children,
  ...offered
}: BookingBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useStay(form);
  const { today, dates, guests, promo } = shown;
  const { panels, open, show, close, touched, fields, ...opened } = useBarPanels(form);
  const check = useDateCheck(shown, offered.notes);
  const { takesChildren } = ENGINES[hotel.engine.name];
  const asked = check.whole && { ...check.whole, ...guests, promo };
  const guestsText = guestsValue(guests, messages.guests);
  const chosenStay = shown.isChosen || touched ? asked : null;
  const refuse = () => {
    check.markTried();
    fields.dates.current?.focus();
  };
  return (
    <>
      <BookingForm
        ref={form}
        hotel={hotel}
        ready={today !== null}
        stay={check.rule ? null : asked}
        onRefuse={refuse}
        className="booking-bar"
      >
        {(action) => (
          <>
            <FieldCell>
              <DatesField
                ref={fields.dates}
                messages={messages.dates}
                value={
                  today ? (
                    <DatesText dates={dates} messages={messages.dates} />
                  ) : (
                    <EarlyDates empty={messages.dates.empty} />
                  )
                }
                open={open === 'dates'}
                aria-describedby={check.describedBy}
                onOpen={() => show('dates')}
                onClose={close}
              >
                {opened.calendarOpener && panels && today ? (
                  <panels.DatesPanel
                    dates={dates}
                    today={today}
                    month={opened.month}
                    messages={messages.dates}
                    rules={check.rules}
                    nightly={nightlyFor(offered.nightly, guestsOf(guests))}
                    guests={{
                      label: messages.guests.label,
                      value: guestsText,
                      onOpen: opened.openGuests,
                    }}
                    opener={opened.calendarOpener}
                    onChange={shown.setDates}
                    onClose={close}
                  />
                ) : null}
              </DatesField>
              <DateProblemNote {...check.note} untouched={!touched} messages={messages.dates} />
            </FieldCell>

            <FieldCell>
              <GuestsField
                ref={fields.guests}
                messages={messages.guests}
                value={today ? guestsText : <EarlyGuests usual={guestsText} />}
                open={open === 'guests'}
                onOpen={() => show('guests')}
                onClose={close}
              >
                {opened.guestsOpener && panels ? (
                  <panels.GuestsPanel
                    guests={guests}
                    messages={messages.guests}
                    rooms={offered.rooms}
                    takesChildren={takesChildren}
                    opener={opened.guestsOpener}
                    onChange={shown.setGuests}
                    onClose={close}
                  />
                ) : null}
              </GuestsField>
            </FieldCell>

            <FieldCell>
              <PromoField messages={messages.promo} value={promo} onChange={shown.setPromo} />
            </FieldCell>

            <BookingAction
              {...action}
              messages={messages}
              className={cn(
                buttonVariants(),
                'self-start max-md:px-3! md:min-h-14! md:max-lg:mt-2.5 lg:min-h-16! lg:px-4.5 xl:px-6.5',
              )}
            />
            {takesChildren ? null : (
              <p className="booking-children">{messages.guests.children.again}</p>
            )}
            <PublishedStay
              stay={chosenStay}
              href={chosenStay && action.href}
              minimum={check.rule?.kind === 'short' ? check.rule.nights : null}
              openCalendar={action.unbookable ? null : opened.openCalendar}
            />
            <StickyReserve
              ref={fields.sticky}
              bar={form}
              price={price}
              stay={chosenStay && { dates: compactRange(chosenStay), guests: guestsText }}
              action={action}
              onReserve={() => show('sticky')}
              messages={messages}
            />
          </>
        )}
      </BookingForm>
      <div className="@container mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 md:mt-2.5">
        {trail}
        <div className="booking-links">
          {children}
          <CopyStayLink stay={{ ...dates, ...guests, promo }} messages={messages.stayLink} />
        </div>
      </div>
    </>
  );
}

/** Publishes the choice to the rest of the page; renders nothing. */
function PublishedStay(props: BookableStay) {
  useEffect(() => bookableStay.set(props));
  useEffect(() => () => bookableStay.set(null), []);
  return null;
}
