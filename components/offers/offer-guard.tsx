'use client';

import type { ReactNode } from 'react';
import type { CalendarDate } from '@/lib/format/date';
import { stillOffered } from './still-offered';
import { useOfferDay } from './use-offer-day';

type OfferGuardProps = {
  validUntil: CalendarDate | null;
  /** Takes the page's place once the last day is over. */
  unavailable: ReactNode;
  children: ReactNode;
};

/** The browser's own look at the date: a page that is older than midnight, or stays open over it. */
export function OfferGuard({ validUntil, unavailable, children }: OfferGuardProps) {
  const today = useOfferDay();
  return stillOffered([{ validUntil }], today).length > 0 ? children : unavailable;
}
