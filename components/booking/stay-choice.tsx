'use client';

import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { buttonVariants } from '@/components/ui/button';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import { weekdayRange } from '@/lib/booking/date-ranges';
import { type RequestedStay, requestedStayQuery } from '@/lib/booking/requested-stay';
import { NO_DATES, type StayDates, type WholeDates, wholeDates } from '@/lib/booking/stay';
import { daysBetween } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { FieldCell } from './bar-field';
import { guestsValue } from './guests-value';
import type { BookingMessages } from './messages';
import { useOwnFields } from './own-fields';
import type { StayField } from './search-field';
import { DatesField, GuestsField, useLeft, useOpenPanel } from './stay-field';
import { STAY_ID } from './stay-id';
import { useStay } from './use-stay';

type StayChoiceProps = {
  /** The page, and its query parameters apart from the stay. */
  page: { path: string; query: readonly (readonly [name: string, value: string])[] };
  /** The stay that the page shows. */
  stay: RequestedStay;
  messages: Pick<BookingMessages, 'dates' | 'guests'> & { submit: string };
};

function datesAndNights(dates: WholeDates | null, messages: BookingMessages['dates']) {
  if (!dates) return messages.empty;
  const count = formatMessage(messages.nights, {
    count: daysBetween(dates.checkIn, dates.checkOut),
  });
  return `${weekdayRange(dates)}, ${count}`;
}

type FollowedStay = Pick<StayChoiceProps, 'page' | 'stay'> & {
  /** Null until the script has loaded. */
  chosen: RequestedStay | null;
  /** The panel that is open. */
  open: StayField | null;
  fields: Record<StayField, RefObject<HTMLElement | null>>;
};

/** Navigates to the page of the chosen stay. Returns a ref for the field last opened. */
function useFollowedStay({ page, stay, chosen, open, fields }: FollowedStay) {
  const chosenUrl = useChosenUrl();
  const leave = useLeft(fields);
  const opened = useRef<StayField>(null);
  const asked = requestedStayQuery(stay);
  const kept = chosen && requestedStayQuery(chosen);
  // Another stay is another page, so navigate only once no panel is open.
  const follow = useEffectEvent((query: string | null, panel: StayField | null) => {
    if (query === null || panel !== null || query === asked || (asked !== '' && !opened.current)) {
      return;
    }
    const fixed = page.query.map(([name, value]) => `${name}=${value}`);
    const path = `${page.path}?${[...fixed, query].filter(Boolean).join('&')}`;
    startTransition(() => {
      if (!opened.current) chosenUrl.adopt(path);
      else if (chosenUrl.open(path, 'replace')) leave(opened.current);
    });
  });
  useEffect(() => follow(kept, open), [kept, open]);
  return opened;
}

/**
 * The stay fields of a page that is rendered for one stay: closing a panel navigates to the page
 * for the new choice. If the URL has no stay, the one stored in the tab is used. Without script it
 * is a form.
 */
export function StayChoice({ page, stay, messages }: StayChoiceProps) {
  const form = useRef<HTMLFormElement>(null);
  const { today, dates, isChosen, guests, promo, setDates, setGuests } = useStay(form);
  const { panels, open, ...panel } = useOpenPanel();
  /** The choice in the open calendar; the stay changes once it is complete. */
  const [picking, setPicking] = useState<StayDates | null>(null);
  const datesField = useRef<HTMLButtonElement>(null);
  const guestsField = useRef<HTMLButtonElement>(null);
  const chosen = { dates: isChosen ? wholeDates(dates) : null, ...guests, promo };
  const chooseDates = (next: StayDates) => {
    setPicking(next);
    if (wholeDates(next)) setDates(next);
  };

  const opened = useFollowedStay({
    ...{ page, stay, open, chosen: today ? chosen : null },
    fields: { dates: datesField, guests: guestsField },
  });

  const show = (field: 'dates' | 'guests') => () => {
    opened.current = field;
    void panel.show(field);
  };
  useOwnFields(STAY_ID, () => {
    form.current?.scrollIntoView({ block: 'center' });
    show('dates')();
  });
  const close = () => {
    panel.close();
    setPicking(null);
  };
  return (
    <form
      ref={form}
      id={STAY_ID}
      action={page.path}
      onSubmit={(event) => {
        if (today) event.preventDefault();
      }}
      className="relative z-10 grid scroll-mt-6 rounded-3 bg-card p-2.5 shadow-1 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] print:hidden"
    >
      {page.query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FieldCell className="max-md:border-b">
        <DatesField
          ref={datesField}
          messages={messages.dates}
          value={datesAndNights(chosen.dates ?? stay.dates, messages.dates)}
          open={open === 'dates'}
          onOpen={show('dates')}
          onClose={close}
        >
          {open === 'dates' && panels && today ? (
            <panels.DatesPanel
              dates={picking ?? chosen.dates ?? NO_DATES}
              today={today}
              messages={messages.dates}
              opener={datesField}
              guests={{
                label: messages.guests.label,
                value: guestsValue(guests, messages.guests),
                onOpen: () => {
                  close();
                  show('guests')();
                },
              }}
              onChange={chooseDates}
              onClose={close}
            />
          ) : null}
        </DatesField>
      </FieldCell>
      <FieldCell className="md:after:hidden">
        <GuestsField
          ref={guestsField}
          messages={messages.guests}
          guests={stay}
          value={guestsValue(today ? guests : stay, messages.guests, messages.guests.ages)}
          open={open === 'guests'}
          onOpen={show('guests')}
          onClose={close}
        >
          {open === 'guests' && panels ? (
            <panels.GuestsPanel
              guests={guests}
              messages={messages.guests}
              opener={guestsField}
              onChange={setGuests}
              onClose={close}
            />
          ) : null}
        </GuestsField>
      </FieldCell>
      <noscript>
        <button type="submit" className={buttonVariants({ className: 'self-center md:ml-3' })}>
          {messages.submit}
        </button>
      </noscript>
    </form>
  );
}
