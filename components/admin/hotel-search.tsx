'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { inputClasses } from '@/components/ui/field';
import { useLatestTask } from '@/components/ui/latest-task';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import type { CallCode } from './call-action';
import { fetchHotels } from './fetch-hotels';
import { useLoadReason } from './use-load-reason';

/** Pause after the last letter before the search runs, in milliseconds. */
const PAUSE_MS = 250;

type HotelSearchProps = {
  label: string;
  onFound: (hotels: HotelChoice[]) => void;
} & Pick<ComponentProps<'input'>, 'ref' | 'aria-invalid' | 'aria-describedby' | 'onKeyDown'>;

/** How many hotels the last search found, or why it failed; null without a search. */
type Outcome = number | CallCode | null;

/**
 * Shown beside a list that does not contain all hotels: searches for more and adds the results to
 * the list. Below it says how many were found, or why there was no answer.
 */
export function HotelSearch({ label, onFound, ...props }: HotelSearchProps) {
  const t = useTranslations('admin.forms.hotelSearch');
  const loadReason = useLoadReason();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const latest = useLatestTask();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome !== null) status.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const search = (q: string) => {
    latest.startAfter(PAUSE_MS, async (signal) => {
      const result = await fetchHotels([['q', q]], signal);
      if (signal.aborted) return;
      if (!result.ok) return setOutcome(result.code);
      const { hotels } = result.data;
      setOutcome(q.trim() === '' ? null : hotels.length);
      onFound(hotels);
    });
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
      <p ref={status} role="status" className="mt-1.5 text-caption text-ink-2 empty:hidden">
        {typeof outcome === 'number' ? t('found', { count: outcome }) : null}
        {typeof outcome === 'string' ? loadReason(outcome, t('failed')) : null}
      </p>
    </>
  );
}
