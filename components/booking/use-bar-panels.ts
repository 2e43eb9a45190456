import { type RefObject, useRef, useState } from 'react';
import { useOpenPanel } from './stay-field';
import { useRequestedMonth } from './use-requested-month';

/** The open panel; 'elsewhere' is the calendar, opened from another part of the page. */
type Opened = 'dates' | 'guests' | 'sticky' | 'elsewhere';

/** The panels of the booking bar: which one is open, and from where, as the focus goes back there. */
export function useBarPanels(form: RefObject<HTMLFormElement | null>) {
  const { panels, open, ...panel } = useOpenPanel<Opened>();
  /** Whether the sheet went from calendar to guests. */
  const [atGuests, setAtGuests] = useState(false);
  const [touched, setTouched] = useState(false);
  const datesField = useRef<HTMLButtonElement>(null);
  const sticky = useRef<HTMLFieldSetElement>(null);
  const guestsField = useRef<HTMLButtonElement>(null);
  const elsewhere = useRef<HTMLElement>(null);

  const openers = { dates: datesField, sticky, elsewhere };
  const calendarOpener = open && open !== 'guests' ? openers[open] : null;

  const show = (opened: Opened) => {
    setAtGuests(false);
    setTouched(true);
    return panel.show(opened);
  };
  const [month, forgetMonth] = useRequestedMonth(() => {
    form.current?.closest('section')?.scrollIntoView();
    void show('dates');
  });
  return {
    panels,
    open,
    show,
    close: () => {
      panel.close();
      setAtGuests(false);
      forgetMonth();
    },
    openGuests: () => setAtGuests(true),
    openCalendar: (opener: HTMLElement | null) => {
      elsewhere.current = opener;
      void show(opener ? 'elsewhere' : 'dates');
    },
    /** The month that another part of the page asked for. */
    month,
    /** Whether any panel was opened. */
    touched,
    fields: { dates: datesField, guests: guestsField, sticky },
    /** What has opened the calendar; null while it is closed. */
    calendarOpener: atGuests ? null : calendarOpener,
    guestsOpener: open === 'guests' ? guestsField : atGuests ? calendarOpener : null,
  };
}
