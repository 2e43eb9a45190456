'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Rail, type RailMessages } from '@/components/sections/rail';
import { CARDS_IN_VIEW } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { CalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { OfferTabList } from './offer-tab-list';
import { stillOffered } from './still-offered';
import { useOfferDay } from './use-offer-day';

/** A hotel with its offers, rendered on the server. */
export type OfferGroup = {
  /** Of the panel, and what follows the # in a link to it. */
  id: string;
  name: string;
  label: string;
  heading: ReactNode;
  items: { id: string; validUntil: CalendarDate | null; card: ReactNode }[];
};

type OfferTabsProps = {
  groups: OfferGroup[];
  messages: { label: string; count: string };
  carousel: RailMessages;
  /** Stands here when the last offer has ended. */
  empty: ReactNode;
};

/**
 * One tab per hotel, one carousel per tab. In the HTML the tabs are links to panels that are all
 * there; the browser's own script then shows one at a time and takes out what has ended since.
 */
export function OfferTabs({ groups, messages, carousel, empty }: OfferTabsProps) {
  const today = useOfferDay();
  const [ready, setReady] = useState(false);
  const [chosen, choose] = useState('');
  const panels = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setReady(true);
    choose(location.hash.slice(1));
  }, []);
  useEffect(() => {
    // The browser looked for the target of a link while its panel was still hidden.
    if (ready && location.hash) {
      panels.current?.querySelector(`:target:not([hidden])`)?.scrollIntoView();
    }
  }, [ready]);

  const offered = groups
    .map((group) => ({ ...group, items: stillOffered(group.items, today) }))
    .filter(({ items }) => items.length > 0);
  if (offered.length === 0) return empty;
  const current = offered.find(({ id }) => id === chosen) ?? offered[0];

  return (
    <>
      <OfferTabList
        label={messages.label}
        active={ready}
        current={current?.id ?? ''}
        onChoose={choose}
        tabs={offered.map(({ id, name, items }) => ({
          id,
          name,
          count: formatMessage(messages.count, { count: items.length }),
        }))}
      />
      <div ref={panels}>
        {offered.map(({ id, heading, label, items }, index) => (
          <section
            key={id}
            id={id}
            role={ready ? 'tabpanel' : undefined}
            aria-label={label}
            hidden={ready && id !== current?.id}
            className={cn(
              'scroll-mt-6 pt-10 md:pt-14',
              // Where there will be a script, the others never show up only to go away again.
              !ready && index > 0 && '[@media(scripting:enabled)]:hidden',
            )}
          >
            <Rail
              key={items.length} // a shorter row is a new carousel
              heading={heading}
              label={label}
              messages={carousel}
              layout={items.length === 1 ? 'alone' : 'cards'}
              arrowsAbove={CARDS_IN_VIEW}
              onDemand
              slides={items.map((item) => item.card)}
            />
          </section>
        ))}
      </div>
    </>
  );
}
