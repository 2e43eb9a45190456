'use client';

import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type BookingLink, buildBookingLink } from '@/lib/booking/link';
import { ADULTS, defaultDates, formatCalendarDate, toCalendarDate } from '@/lib/booking/stay';
import { fill } from '@/lib/format/fill';
import { useHotelForm } from './form-context';

type Tried = { for: string; link: BookingLink; checkIn: string; checkOut: string };

/** The link that a visitor would follow, for a stay of tonight; or what is missing for it. */
export function TestLink() {
  const { values, texts } = useHotelForm();
  const [tried, setTried] = useState<Tried | null>(null);
  const { booking_engine: name, booking_url: baseUrl, hotel_id: hotelId } = values;
  const now = JSON.stringify([name, baseUrl, hotelId]);

  const test = () => {
    const { checkIn, checkOut } = defaultDates(toCalendarDate(new Date()));
    const stay = { checkIn, checkOut, adults: ADULTS.initial, childrenAges: [], promo: '' };
    setTried({
      for: now,
      link: buildBookingLink({ name, baseUrl, hotelId }, stay),
      checkIn,
      checkOut,
    });
  };
  // What was tried before a change says nothing about now.
  const shown = tried?.for === now ? tried : null;
  const { testLink, fields } = texts;
  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      <Button variant="outline" size="compact" onClick={test}>
        {testLink.action}
      </Button>
      {shown?.link.ok ? (
        <div className="min-w-0 max-w-full text-[15px]">
          <p>
            {fill(testLink.text, {
              from: formatCalendarDate(shown.checkIn),
              to: formatCalendarDate(shown.checkOut),
            })}
          </p>
          <a
            href={shown.link.href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex max-w-full items-center gap-2 font-[600]"
          >
            {testLink.open}
            <ExternalLink aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          </a>
          <p className="text-caption wrap-anywhere text-ink-2">{shown.link.href}</p>
        </div>
      ) : null}
      {shown && !shown.link.ok ? (
        <Alert
          tone="bad"
          title={fill(testLink.missing, {
            fields: shown.link.missing.map((field) => fields[field]).join(', '),
          })}
        />
      ) : null}
    </div>
  );
}
