'use client';

import { type Ref, useEffect, useRef } from 'react';
import { inputClasses } from '@/components/ui/field';
import type { Result } from '@/lib/actions/result';
import type { HotelChoice, HotelChoices } from '@/lib/offers/staff-queries';

/** Pause after the last letter before the search runs, in milliseconds. */
const PAUSE_MS = 250;

async function fetchHotels(q: string, signal: AbortSignal): Promise<HotelChoice[]> {
  const response = await fetch(`/admin/packages/hotels?${new URLSearchParams({ q })}`, {
    signal,
    redirect: 'manual',
  });
  const result: Result<HotelChoices> = await response.json();
  if (!result.ok) throw new Error(result.code);
  return result.data.hotels;
}

type HotelSearchProps = {
  label: string;
  onFound: (hotels: HotelChoice[]) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Beside a list of hotels that does not hold them all: what is typed here is looked for, and what is
 * found joins the list. Without an answer the list stays as it is.
 */
export function HotelSearch({ label, onFound, ref }: HotelSearchProps) {
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const search = (q: string) => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    const timer = setTimeout(() => fetchHotels(q, signal).then(onFound, () => {}), PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return (
    <input
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => search(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className={inputClasses}
    />
  );
}
