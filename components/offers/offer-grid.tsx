'use client';

import type { ComponentProps, ReactNode } from 'react';
import { CardPages, type PagedCard } from '@/components/sections/card-pages';
import type { CalendarDate } from '@/lib/format/date';
import { stillOffered } from './still-offered';
import { useOfferDay } from './use-offer-day';

type OfferGridProps = Omit<ComponentProps<typeof CardPages>, 'className' | 'cards'> & {
  /** Shown when the last offer has ended. */
  empty: ReactNode;
  items: (PagedCard & { validUntil: CalendarDate | null })[];
};

/**
 * Offers of several hotels, by end date. The page may be older than today, so the browser removes
 * those that have ended since.
 */
export function OfferGrid({ items, empty, ...props }: OfferGridProps) {
  const cards = stillOffered(items, useOfferDay());
  if (cards.length === 0) return empty;
  return <CardPages {...props} cards={cards} className="offer-grid" />;
}
