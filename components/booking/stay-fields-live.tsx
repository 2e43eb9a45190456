'use client';

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isOpenPopover } from '@/components/ui/open-popover';
import { compactRange, weekdayRange } from '@/lib/booking/date-ranges';
import { ADULTS, partyOf } from '@/lib/booking/guests';
import { NO_DATES, type StayDates, type WholeDates, wholeDates } from '@/lib/booking/stay';
import { stayFields } from '@/lib/booking/stay-form';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { formatMessage } from '@/lib/i18n/format-message';
import messages from '@/messages/pt-BR/stay-fields.json';
import type { Guests } from './guests-panel';
import { guestsValue } from './guests-value';
import { datesValue } from './messages';
import { DatesLabel, SearchFieldButton, type StayField } from './search-field';
import { stayProblem } from './shown-stay';
import { NO_STAY } from './stay-store';
import { usePanels } from './use-panels';
import { useStay } from './use-stay';

/** Marks the buttons that open a panel, so that a press on one does not count as outside. */
const MARK = { 'data-booking-field': '' };

type StayFieldsLiveProps = {
  /** The fields' container. At first it still holds the plain ones. */
  holder: RefObject<HTMLDivElement | null>;
  /** How many guests the URL asks prices for; they are proposed until others are chosen. */
  party: number | null;
  /** The panel that is open. */
  open: StayField | null;
  onOpen: (field: StayField | null) => void;
};

/** The values of the plain fields, and which of their buttons has focus. */
function handOver(holder: HTMLElement | null) {
  const form = holder?.closest('form') ?? null;
  const focused = document.activeElement?.closest<HTMLElement>('[data-stay]');
  const isOpen = [...(holder?.querySelectorAll('[popover]') ?? [])].some(isOpenPopover);
  return {
    form,
    typed: form ? stayFields(new FormData(form)) : new URLSearchParams(),
    focused: holder?.contains(focused ?? null) || isOpen ? (focused?.dataset.stay ?? null) : null,
  };
}

/**
 * The guests that the fields show. Until any are chosen: the `party` that the URL asks prices for,
 * which is then `proposed` (otherwise null). `children` is how many of it were made children, until
 * the guests are changed.
 */
function guestsFor(chosen: Guests, isChosen: boolean, party: number | null) {
  if (!party) return { guests: chosen, proposed: null, children: 0 };
  const asked = partyOf(party);
  if (!isChosen && chosen === NO_STAY.guests) {
    return { guests: asked, proposed: party, children: 0 };
  }
  const isSame = String(Object.values(chosen)) === String(Object.values(asked));
  return { guests: chosen, proposed: null, children: isSame ? chosen.childrenAges.length : 0 };
}

const note = (text: string) => (
  <p role="status" className="col-span-full text-caption text-ink-2">
    {text}
  </p>
);

/** What the surrounding form sends: nothing that is only proposed. */
function HiddenStay({ dates, guests }: { dates: WholeDates | null; guests: Guests | null }) {
  return (
    <>
      {dates ? (
        <>
          <input type="hidden" name={STAY_NAMES.checkIn} value={dates.checkIn} />
          <input type="hidden" name={STAY_NAMES.checkOut} value={dates.checkOut} />
        </>
      ) : null}
      {guests ? (
        <>
          <input type="hidden" name={STAY_NAMES.adults} value={guests.adults} />
          <input type="hidden" name={STAY_NAMES.ages} value={guests.childrenAges.join(',')} />
        </>
      ) : null}
    </>
  );
}

/** The fields of a stay with calendar and counters. Hidden fields carry it into the form around them. */
export function StayFieldsLive({ holder, party, open, onOpen }: StayFieldsLiveProps) {
  const [{ form, typed, focused }] = useState(() => handOver(holder.current));
  const formRef = useRef(form);
  const { today, chosen, isChosen, isLate, ...stay } = useStay(formRef, 1, typed);
  const { setDates, setGuests } = stay;
  const [panels, fetchPanels] = usePanels();
  const datesField = useRef<HTMLButtonElement>(null);
  const guestsField = useRef<HTMLButtonElement>(null);
  const dates = chosen ?? NO_DATES;
  const whole = wholeDates(dates);

  const arrive = useEffectEvent(() => {
    if (focused === 'dates') datesField.current?.focus({ preventScroll: true });
    if (focused === 'guests') guestsField.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => arrive(), []);
  // A phone's list shows it too, as these fields are in a closed sheet there: in as many lines as
  // the text it replaces, so that the list below does not move.
  useEffect(() => {
    stayProblem.set(isLate ? messages.dates.lateBrief : null);
    return () => stayProblem.set(null);
  }, [isLate]);
  useEffect(() => {
    if (open) void fetchPanels().then((areThere) => areThere || onOpen(null));
  }, [open, fetchPanels, onOpen]);

  const toggle = (field: StayField) => () => onOpen(open === field && panels ? null : field);
  const close = () => onOpen(null);
  const { guests, proposed, children } = guestsFor(stay.guests, isChosen, party);
  const guestsText = proposed
    ? formatMessage(messages.guests.people, { count: proposed })
    : guestsValue(guests, messages.guests);
  // A stay with dates has guests: those shown in the field until then.
  const chooseDates = (days: StayDates) => {
    if (proposed) setGuests(guests);
    setDates(days);
  };
  const isUsual = guests.adults === NO_STAY.guests.adults && guests.childrenAges.length === 0;
  return (
    <>
      <div className="stay-cell">
        <SearchFieldButton
          {...MARK}
          ref={datesField}
          aria-haspopup="dialog"
          aria-expanded={open === 'dates'}
          icon="calendar"
          label={<DatesLabel messages={messages.dates} />}
          value={
            whole ? (
              <>
                <span className="@max-[12.5rem]:hidden">{weekdayRange(whole)}</span>
                <span className="@[12.5rem]:hidden">{compactRange(whole)}</span>
              </>
            ) : (
              datesValue(dates, messages.dates)
            )
          }
          onClick={toggle('dates')}
        />
        {open === 'dates' && panels && today ? (
          <panels.DatesPanel
            dates={dates}
            today={today}
            messages={messages.dates}
            opener={datesField}
            guests={{
              label: messages.guests.label,
              value: guestsText,
              onOpen: () => onOpen('guests'),
            }}
            onChange={chooseDates}
            onClose={close}
            className="stay-dates-panel"
          />
        ) : null}
      </div>
      <div className="stay-cell stay-guests">
        <SearchFieldButton
          {...MARK}
          ref={guestsField}
          aria-haspopup="dialog"
          aria-expanded={open === 'guests'}
          icon="users"
          label={messages.guests.label}
          value={guestsText}
          onClick={toggle('guests')}
        />
        {open === 'guests' && panels ? (
          <panels.GuestsPanel
            guests={guests}
            messages={messages.guests}
            opener={guestsField}
            onChange={setGuests}
            onClose={close}
          />
        ) : null}
      </div>
      {isLate ? note(messages.dates.late) : null}
      {children > 0
        ? note(formatMessage(messages.guests.split, { max: ADULTS.max, count: children }))
        : null}
      <HiddenStay
        dates={isChosen ? whole : null}
        guests={!proposed && (isChosen || !isUsual || party) ? guests : null}
      />
    </>
  );
}
