'use client';

import type { ReactNode } from 'react';
import type { CalendarDate } from '@/lib/format/date';
import { stillOffered } from './still-offered';
import { useOfferDay } from './use-offer-day';

type OfferGuardProps = {
  validUntil: CalendarDate | null;
  /** Replaces the page once the last day is over. */
  unavailable: ReactNode;
  children: ReactNode;
};

/** Checks the date in the browser, as a page may be cached or stay open past midnight. */
export function OfferGuard({ validUntil, unavailable, children }: OfferGuardProps) {
  const today = useOfferDay();
  return stillOffered([{ validUntil }], today).length > 0 ? children : unavailable;
}
