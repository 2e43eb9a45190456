'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { guestsValue } from '@/components/booking/guests-value';
import { NativeDay } from '@/components/booking/native-fields';
import { useOwnFields } from '@/components/booking/own-fields';
import type { StayField } from '@/components/booking/search-field';
import { GuestsField, PanelField, useLeft, useOpenPanel } from '@/components/booking/stay-field';
import { showOwnStay } from '@/components/booking/stay-store';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import { weekdayDate } from '@/lib/booking/date-ranges';
import { defaultDates, NO_DATES } from '@/lib/booking/stay';
import { stayFields } from '@/lib/booking/stay-form';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { type CalendarDate, toCalendarDate } from '@/lib/format/date';
import {
  type Itinerary,
  itineraryPath,
  itineraryQuery,
  readItinerary,
} from '@/lib/itinerary/paths';
import messages from '@/messages/pt-BR/stay-fields.json';
import { FIRST_DAY_ID } from './shown-stop';

type ItineraryFieldsProps = {
  itinerary: Itinerary;
  today: CalendarDate;
  /** The label of that field and its calendar, and its text while no day is chosen. */
  texts: Record<'label' | 'empty', string>;
};

const FIELD = 'min-h-14! border-[1.5px] border-control bg-white max-[12rem]:[&>svg]:hidden';

const nightsOf = ({ stops }: Itinerary) => stops.reduce((sum, { nights }) => sum + nights, 0);

/**
 * First day and guests of an itinerary, chosen in the panels of the booking bar. Closing a panel
 * opens the itinerary with the current choice. Without script the surrounding form submits them.
 */
export function ItineraryFields({ itinerary, today, texts }: ItineraryFieldsProps) {
  const chosenUrl = useChosenUrl();
  const [chosen, setChosen] = useState(itinerary);
  const { panels, open, show, close } = useOpenPanel();
  const day = useRef<HTMLButtonElement>(null);
  const guests = useRef<HTMLButtonElement>(null);
  const leave = useLeft({ dates: day, guests });

  // Read immediately: the plain HTML fields are gone after the next render.
  useLayoutEffect(() => {
    if (!day.current?.form) return;
    const fields = stayFields(new FormData(day.current.form));
    setChosen(readItinerary(fields, toCalendarDate(new Date())));
  }, []);
  useEffect(() => {
    const { checkIn, adults, childrenAges } = itinerary;
    const dates = checkIn ? defaultDates(checkIn, nightsOf(itinerary)) : null;
    showOwnStay({ dates, guests: { adults, childrenAges } });
  }, [itinerary]);
  useEffect(() => () => showOwnStay(null), []);
  useOwnFields(FIRST_DAY_ID, () => {
    day.current?.scrollIntoView({ block: 'center' });
    void show('dates');
  });

  const finish = (field: StayField) => () => {
    // The panel scrolled the page to be visible: once closed, the field is in its final place.
    flushSync(close);
    if (itineraryQuery(chosen) === itineraryQuery(itinerary)) return;
    if (chosenUrl.open(itineraryPath(chosen), 'push')) leave(field);
  };
  const { checkIn, adults, childrenAges } = chosen;
  const guestsText = guestsValue(chosen, messages.guests, messages.guests.ages);
  return (
    <>
      <div className="itinerary-field">
        <PanelField
          ref={day}
          id={FIRST_DAY_ID}
          icon="calendar"
          label={texts.label}
          value={checkIn ? weekdayDate(checkIn) : texts.empty}
          open={open === 'dates'}
          onOpen={() => show('dates')}
          onClose={finish('dates')}
          className={FIELD}
          plain={(panel) => (
            <NativeDay panel={panel} label={texts.label} day={itinerary.checkIn} min={today} />
          )}
          kept={<input type="hidden" name={STAY_NAMES.checkIn} value={checkIn ?? ''} />}
        >
          {open === 'dates' && panels ? (
            <panels.DatesPanel
              // The other days follow from the first, so a press always chooses that.
              dates={checkIn ? defaultDates(checkIn, nightsOf(chosen)) : NO_DATES}
              today={today}
              messages={{ ...messages.dates, panel: texts.label }}
              opener={day}
              onChange={(dates) => setChosen({ ...chosen, checkIn: dates.checkIn })}
              onClose={finish('dates')}
              className="top-full left-0 mt-2 md:w-[min(50rem,100vw-2*var(--gutter))]"
            />
          ) : null}
        </PanelField>
      </div>
      <div className="itinerary-field">
        <GuestsField
          ref={guests}
          messages={messages.guests}
          value={guestsText}
          open={open === 'guests'}
          onOpen={() => show('guests')}
          onClose={finish('guests')}
          className={FIELD}
          guests={itinerary}
          kept={
            <>
              <input type="hidden" name={STAY_NAMES.adults} value={adults} />
              <input type="hidden" name={STAY_NAMES.ages} value={childrenAges.join(',')} />
            </>
          }
        >
          {open === 'guests' && panels ? (
            <panels.GuestsPanel
              guests={{ adults, childrenAges }}
              messages={messages.guests}
              opener={guests}
              onChange={(next) => setChosen({ ...chosen, ...next })}
              onClose={finish('guests')}
              className="mt-2"
            />
          ) : null}
        </GuestsField>
      </div>
    </>
  );
}
