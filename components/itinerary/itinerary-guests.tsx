'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { BarField } from '@/components/booking/bar-field';
import { guestsValue } from '@/components/booking/guests-value';
import type { BookingMessages } from '@/components/booking/messages';
import { usePanels } from '@/components/booking/use-panels';
import { toCalendarDate } from '@/lib/booking/stay';
import { stayFields } from '@/lib/booking/stay-form';
import { STAY_NAMES } from '@/lib/booking/stay-link';
import { type Itinerary, itineraryPath, readItinerary } from '@/lib/itinerary/paths';

type ItineraryGuestsProps = {
  guests: Pick<Itinerary, 'adults' | 'childrenAges'>;
  messages: BookingMessages['guests'];
  /** The plain fields, for as long as there is no script. */
  children: ReactNode;
};

/**
 * The guests of an itinerary's form: its plain fields, and with script the panel of the booking bar.
 * Closing it leads to the itinerary with what the form holds by then, the first day included.
 */
export function ItineraryGuests({ guests: asked, messages, children }: ItineraryGuestsProps) {
  const router = useRouter();
  const [isLive, setIsLive] = useState(false);
  const [guests, setGuests] = useState(asked);
  const [panels, fetchPanels] = usePanels();
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLButtonElement>(null);
  const plain = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // What was typed before the script came.
    const form = plain.current?.closest('form');
    const fields = form ? stayFields(new FormData(form)) : new URLSearchParams();
    const { adults, childrenAges } = readItinerary(fields, toCalendarDate(new Date()));
    startTransition(() => {
      setGuests({ adults, childrenAges });
      setIsLive(true);
    });
  }, []);

  const open = async () => {
    setIsOpen(true);
    if (!(await fetchPanels())) setIsOpen(false);
  };
  const close = () => {
    setIsOpen(false);
    const form = field.current?.form;
    const isSame =
      guests.adults === asked.adults && String(guests.childrenAges) === String(asked.childrenAges);
    if (!form || isSame) return;
    const next = readItinerary(stayFields(new FormData(form)), toCalendarDate(new Date()));
    router.push(itineraryPath(next), { scroll: false });
  };

  if (!isLive) {
    return (
      <div ref={plain} className="contents">
        {children}
      </div>
    );
  }
  return (
    <div className="itinerary-guests">
      <BarField
        ref={field}
        icon="users"
        label={messages.label}
        value={guestsValue(guests, messages, messages.ages)}
        open={isOpen}
        onClick={() => (isOpen && panels ? close() : open())}
      />
      <input type="hidden" name={STAY_NAMES.adults} value={guests.adults} />
      <input type="hidden" name={STAY_NAMES.ages} value={guests.childrenAges.join(',')} />
      {isOpen && panels ? (
        <panels.GuestsPanel
          guests={guests}
          messages={messages}
          opener={field}
          onChange={setGuests}
          onClose={close}
          className="mt-2"
        />
      ) : null}
    </div>
  );
}
