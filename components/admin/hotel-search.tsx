'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { inputClasses } from '@/components/ui/field';
import { useLatestTask } from '@/components/ui/latest-task';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import { fetchHotels } from './fetch-hotels';

/** Pause after the last letter before the search runs, in milliseconds. */
const PAUSE_MS = 250;

type HotelSearchProps = {
  label: string;
  onFound: (hotels: HotelChoice[]) => void;
} & Pick<ComponentProps<'input'>, 'ref' | 'aria-invalid' | 'aria-describedby' | 'onKeyDown'>;

/** How many hotels the last search found; 'failed' without an answer, null where nothing is searched. */
type Outcome = number | 'failed' | null;

/**
 * Beside a list of hotels that does not hold them all: what is typed here is looked for, and what is
 * found joins the list. How many were found is said below, as is that there was no answer.
 */
export function HotelSearch({ label, onFound, ...props }: HotelSearchProps) {
  const t = useTranslations('admin.forms.hotelSearch');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const latest = useLatestTask();

  const search = (q: string) => {
    const show = (hotels: HotelChoice[]) => {
      setOutcome(q.trim() === '' ? null : hotels.length);
      onFound(hotels);
    };
    latest.startAfter(PAUSE_MS, (signal) =>
      fetchHotels([['q', q]], signal).then(show, () => signal.aborted || setOutcome('failed')),
    );
  };
  return (
    <>
      <input
        {...props}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          props.onKeyDown?.(event);
        }}
        className={inputClasses}
      />
      <p role="status" className="mt-1.5 text-caption text-ink-2 empty:hidden">
        {outcome === 'failed'
          ? t('failed')
          : outcome === null
            ? null
            : t('found', { count: outcome })}
      </p>
    </>
  );
}
