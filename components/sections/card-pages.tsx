'use client';

import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { EndOfFirstScreen } from '@/components/ui/end-of-first-screen';
import { isModified } from '@/components/ui/is-modified';
import Link from '@/components/ui/link';
import { formatMessage } from '@/lib/i18n/format-message';

export type PagedCard = {
  id: string;
  card: ReactNode;
  /** The part of the list that the card belongs to, if the list has parts. */
  part?: { id: string; heading: ReactNode };
};

/**
 * The pages of one list that were loaded in sequence, by number: each page of the site brings only
 * its own cards. Filled in the browser only, for the most recent list.
 */
const loaded = { list: '', pages: new Map<number, PagedCard[]>() };
/** Set by the link to more hotels: the next page then focuses its first new card. */
let focusesNew = false;

/** Selects the cards of such a list. */
export const PAGED_CARDS = '.card-list > :not(.list-filler)';

/** Cards that a first screen may show: one row of the widest grid. */
const FIRST_SCREEN_CARDS = 3;

/** The cards of this page, preceded by those of earlier pages that are still loaded. */
function cardsUpTo(list: string, page: number, cards: PagedCard[]): PagedCard[] {
  const before: PagedCard[][] = [];
  for (let at = page - 1; list === loaded.list; at -= 1) {
    const earlier = loaded.pages.get(at);
    if (!earlier) break;
    before.unshift(earlier);
  }
  // A hotel saved in the meantime may have moved to the next page.
  const own = new Set(cards.map(({ id }) => id));
  return [...before.flat().filter(({ id }) => !own.has(id)), ...cards];
}

/** The cards grouped by part, in order; a list without parts is one group. */
function inParts(cards: PagedCard[]): PagedCard[][] {
  const parts: PagedCard[][] = [];
  for (const card of cards) {
    const last = parts.at(-1);
    if (last && last[0]?.part?.id === card.part?.id) last.push(card);
    else parts.push([card]);
  }
  return parts;
}

/** Ends the first screen after its last card, and on a phone after its first. */
function EndBehind({ index, cards }: { index: number; cards: number }) {
  if (index === Math.min(FIRST_SCREEN_CARDS, cards) - 1) return <EndOfFirstScreen />;
  return index === 0 ? <EndOfFirstScreen onPhones /> : null;
}

type CardPagesProps = {
  /** The URL of the list's first page, without parameters that only affect its appearance. */
  list: string;
  page: number;
  cards: PagedCard[];
  total: number;
  /** The URL of the next page. */
  next: string | null;
  messages: Record<'more' | 'shown', string>;
  className: string;
  view?: string;
  loading?: boolean;
  /** Whether the first screen of the page ends within these cards. */
  endsFirstScreen?: boolean;
  /** Fills the last row of the last page if there is room (`.list-filler`). */
  filler?: ReactNode;
};

/**
 * A list split across pages of the site: the cards of this page below those of earlier pages, and a
 * link to the next page for more.
 */
export function CardPages({
  list,
  page,
  cards,
  total,
  next,
  messages,
  className,
  view,
  loading,
  endsFirstScreen = true,
  filler,
}: CardPagesProps) {
  const items = useRef<HTMLDivElement>(null);
  const all = cardsUpTo(list, page, cards);
  const firstNew = all.length - cards.length;
  const parts = inParts(all);

  useLayoutEffect(() => {
    if (loaded.list !== list) {
      loaded.list = list;
      loaded.pages.clear();
    }
    loaded.pages.set(page, cards);
    const cardsShown = items.current?.querySelectorAll(PAGED_CARDS);
    if (focusesNew) cardsShown?.[firstNew]?.querySelector('a')?.focus();
    focusesNew = false;
  }, [list, page, cards, firstNew]);

  return (
    <>
      <div ref={items}>
        {parts.map((part, partIndex) => (
          <Fragment key={part[0]?.part?.id ?? ''}>
            {part[0]?.part?.heading}
            <ul data-view={view} aria-busy={loading} className={cn('card-list', className)}>
              {part.map(({ id, card }, index) => (
                <li key={id}>
                  {card}
                  {endsFirstScreen && partIndex === 0 ? (
                    <EndBehind index={index} cards={part.length} />
                  ) : null}
                </li>
              ))}
              {filler && partIndex === parts.length - 1 ? (
                <li className="list-filler">{filler}</li>
              ) : null}
            </ul>
          </Fragment>
        ))}
      </div>
      {total > cards.length ? (
        <div className="mt-12 grid justify-items-center gap-4">
          <p className="numeric text-small text-ink-2">
            {formatMessage(messages.shown, { shown: all.length, total })}
          </p>
          <progress className="list-progress" aria-hidden value={all.length} max={total} />
          {next ? (
            <Link
              href={next}
              scroll={false}
              onClick={(event) => {
                // With a modifier key the page opens elsewhere, and no cards are added here.
                focusesNew = !isModified(event);
              }}
              className={buttonVariants({ variant: 'outline' })}
            >
              {messages.more}
            </Link>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
