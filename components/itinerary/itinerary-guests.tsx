'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { BarField } from '@/components/booking/bar-field';
import { guestsValue } from '@/components/booking/guests-value';
import type { BookingMessages } from '@/components/booking/messages';
import { NativeGuests } from '@/components/booking/native-fields';
import { usePanels } from '@/components/booking/use-panels';
import { usePrehydrationPopover } from '@/components/ui/use-prehydration-popover';
import { stayFields } from '@/lib/booking/stay-form';
import { STAY_NAMES } from '@/lib/booking/stay-link';
import { toCalendarDate } from '@/lib/format/date';
import { type Itinerary, itineraryPath, readItinerary } from '@/lib/itinerary/paths';

type ItineraryGuestsProps = {
  guests: Pick<Itinerary, 'adults' | 'childrenAges'>;
  messages: BookingMessages['guests'];
};

/** The itinerary that a form says. */
const itineraryIn = (form: HTMLFormElement) =>
  readItinerary(stayFields(new FormData(form)), toCalendarDate(new Date()));

/**
 * The guests in the form of an itinerary, chosen in the panel of the booking bar. Closing it leads to
 * the itinerary with what the form holds by then, the first day included. Without script the form
 * sends them.
 */
export function ItineraryGuests({ guests: asked, messages }: ItineraryGuestsProps) {
  const router = useRouter();
  const [guests, setGuests] = useState(asked);
  const [panels, fetchPanels] = usePanels();
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLButtonElement>(null);

  // Read at once, because the fields of plain HTML go away with the next rendering.
  useLayoutEffect(() => {
    if (!field.current?.form) return;
    const { adults, childrenAges } = itineraryIn(field.current.form);
    setGuests({ adults, childrenAges });
  }, []);

  const open = async () => {
    setIsOpen(true);
    if (!(await fetchPanels())) setIsOpen(false);
  };
  const native = usePrehydrationPopover(open);
  const close = () => {
    setIsOpen(false);
    const isSame =
      guests.adults === asked.adults && String(guests.childrenAges) === String(asked.childrenAges);
    if (isSame || !field.current?.form) return;
    router.push(itineraryPath(itineraryIn(field.current.form)), { scroll: false });
  };

  return (
    <div className="itinerary-guests">
      <BarField
        ref={field}
        icon="users"
        label={messages.label}
        value={guestsValue(guests, messages, messages.ages)}
        open={isOpen}
        onClick={() => (isOpen && panels ? close() : open())}
        className="min-h-12! py-0.5!"
        {...native?.button}
      />
      {native ? (
        <NativeGuests panel={native.panel} messages={messages} guests={asked} />
      ) : (
        <>
          <input type="hidden" name={STAY_NAMES.adults} value={guests.adults} />
          <input type="hidden" name={STAY_NAMES.ages} value={guests.childrenAges.join(',')} />
        </>
      )}
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
