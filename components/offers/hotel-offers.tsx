'use client';

import type { ReactNode } from 'react';
import { Rail, type RailMessages } from '@/components/sections/rail';
import { CARDS_IN_VIEW } from '@/components/ui/card';
import type { CalendarDate } from '@/lib/format/date';
import { stillOffered } from './still-offered';
import { useOfferDay } from './use-offer-day';

type HotelOffersProps = {
  heading: ReactNode;
  label: string;
  carousel: RailMessages;
  /** Shown when the last offer has ended. */
  empty: ReactNode;
  items: { id: string; validUntil: CalendarDate | null; card: ReactNode }[];
};

/** A hotel's offers as a carousel, without those that ended since the page was rendered. */
export function HotelOffers({ heading, label, carousel, empty, items }: HotelOffersProps) {
  const offered = stillOffered(items, useOfferDay());
  if (offered.length === 0) return empty;
  return (
    <Rail
      key={offered.length} // a shorter row is a new carousel
      heading={heading}
      label={label}
      messages={carousel}
      layout={offered.length === 1 ? 'alone' : 'cards'}
      arrowsAbove={CARDS_IN_VIEW}
      onDemand
      slides={offered.map((item) => item.card)}
    />
  );
}
