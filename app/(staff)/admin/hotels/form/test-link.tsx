'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ADULTS } from '@/lib/booking/guests';
import { type BookingLink, buildBookingLink } from '@/lib/booking/link';
import { defaultDates, formatCalendarDate } from '@/lib/booking/stay';
import { whatsappNumber } from '@/lib/booking/whatsapp';
import { toCalendarDate } from '@/lib/format/date';
import type { HotelValues } from '@/lib/hotels/form';
import { useHotelLabels } from './use-hotel-labels';

const FIELDS = ['booking_engine', 'booking_url', 'hotel_id'] as const;

type Tested = { key: string; link: BookingLink; checkIn: string; checkOut: string };

/** The link that a visitor would follow for a stay of tonight, or what is missing for it. */
export function TestLink() {
  const t = useTranslations('hotels.form');
  const [name, baseUrl, hotelId] = useWatch<HotelValues, typeof FIELDS>({ name: FIELDS });
  const labels = useHotelLabels(name);
  const [tested, setTested] = useState<Tested | null>(null);
  const key = JSON.stringify([name, baseUrl, hotelId]);

  const test = () => {
    const { checkIn, checkOut } = defaultDates(toCalendarDate(new Date()));
    const stay = { checkIn, checkOut, adults: ADULTS.initial, childrenAges: [], promo: '' };
    const id = name === 'whatsapp' ? whatsappNumber(hotelId ?? '') : hotelId;
    setTested({
      key,
      link: buildBookingLink({ name, baseUrl, hotelId: id ?? '' }, stay),
      checkIn,
      checkOut,
    });
  };
  // The result of a test is hidden once one of the fields changes.
  const shown = tested?.key === key ? tested : null;
  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      <Button variant="outline" size="touch" onClick={test}>
        {t('testLink.action')}
      </Button>
      {shown?.link.ok ? (
        <div className="min-w-0 max-w-full text-small">
          <p>
            {t('testLink.text', {
              from: formatCalendarDate(shown.checkIn),
              to: formatCalendarDate(shown.checkOut),
            })}
          </p>
          <a
            href={shown.link.href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex max-w-full items-center gap-2 font-[600] underline underline-offset-4"
          >
            {t('testLink.open')}
            <ExternalLink aria-hidden className="size-4 shrink-0" />
          </a>
          <p className="text-caption wrap-anywhere text-ink-2">{shown.link.href}</p>
        </div>
      ) : null}
      {shown && !shown.link.ok ? (
        <Alert
          tone="bad"
          title={t('testLink.missing', {
            fields: shown.link.missing.map((field) => labels[field]).join(', '),
          })}
        />
      ) : null}
    </div>
  );
}
