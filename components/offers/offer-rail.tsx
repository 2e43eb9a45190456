'use client';

import type { ReactNode } from 'react';
import { Rail, type RailMessages } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { CARDS_IN_VIEW } from '@/components/ui/card';
import type { CalendarDate } from '@/lib/format/date';
import { stillOffered } from './still-offered';
import { useOfferDay } from './use-offer-day';

type PackageRailProps = {
  id: string;
  heading: string;
  messages: RailMessages;
  items: { id: string; validUntil: CalendarDate | null; card: ReactNode }[];
};

/**
 * The carousel of offers. Its page may be older than today, so the browser checks the last day of
 * each offer again and removes those that have ended, and itself once none are left.
 */
export function OfferRail({ id, heading, messages, items }: PackageRailProps) {
  const offered = stillOffered(items, useOfferDay());
  if (offered.length === 0) return null;
  return (
    <Section id={id} aria-labelledby={`${id}-titulo`} className="print:hidden">
      <Rail
        key={offered.length} // a shorter row is a new carousel
        heading={
          <h2 id={`${id}-titulo`} className="text-h2">
            {heading}
          </h2>
        }
        label={heading}
        messages={messages}
        layout={offered.length === 1 ? 'alone' : 'cards'}
        arrowsAbove={CARDS_IN_VIEW}
        slides={offered.map((item) => item.card)}
      />
    </Section>
  );
}
