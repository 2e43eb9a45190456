'use client';

import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import type { CalendarDate } from '@/lib/format/date';
import { stillOffered } from './still-offered';
import { useOfferDay } from './use-offer-day';

type OfferedTodayProps = {
  labelledBy: string;
  /** The heading. */
  children: ReactNode;
  items: { id: string; validUntil: CalendarDate | null; card: ReactNode }[];
};

/** The band of offers, minus those that ended since it was rendered; hidden if none are left. */
export function OfferedToday({ labelledBy, children, items }: OfferedTodayProps) {
  const offered = stillOffered(items, useOfferDay());
  if (offered.length === 0) return null;
  return (
    <Section aria-labelledby={labelledBy}>
      {children}
      <ul className="home-offers">
        {offered.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </Section>
  );
}
