'use client';

import { useEffect, useState } from 'react';
import { awaitHeading } from '@/components/favorites/choice-focus';
import Link from '@/components/ui/link';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Stop } from '@/lib/itinerary/paths';
import { changeBetween } from '@/lib/itinerary/stops';

type NamedStop = Stop & { name: string };

type ItineraryNoticeProps = {
  stops: NamedStop[];
  /** Gets focus if the pressed control is gone. */
  headingId: string;
  messages: Record<'more' | 'fewer' | 'last' | 'order' | 'removed' | 'undo', string>;
};

/** Each change is a page of its own: what the previous one showed, and what had focus. */
let before: { stops: NamedStop[]; path: string } = { stops: [], path: '' };
let pressed = '';

/** Says what the last change moved besides the stop itself, and restores focus. */
export function ItineraryNotice({ stops, headingId, messages }: ItineraryNoticeProps) {
  const [text, setText] = useState('');
  /** Path of the itinerary as it was; set only if one press has lost a stop. */
  const [undoPath, setUndoPath] = useState('');
  useEffect(() => {
    const { stops: earlier, path } = before;
    const change = changeBetween(earlier, stops);
    before = { stops, path: location.pathname + location.search };
    setText('');
    setUndoPath(change?.kind === 'removed' ? path : '');
    if (change?.kind === 'removed') {
      const { later } = change;
      setText(formatMessage(messages.removed, { name: earlier[change.stop]?.name ?? '', later }));
    }
    if (change?.kind === 'order') setText(messages.order);
    if (change?.kind === 'nights') {
      const { nights, days, later } = change;
      const values = { name: stops[change.stop]?.name ?? '', nights, days: Math.abs(days), later };
      const message = later === 0 ? messages.last : days > 0 ? messages.more : messages.fewer;
      setText(formatMessage(message, values));
    }
    const link = document.getElementById(pressed);
    // The new page renders a stop's changes collapsed.
    link?.closest('details')?.setAttribute('open', '');
    if (link) link.focus();
    else if (pressed) document.getElementById(headingId)?.focus();
    pressed = '';
    const remember = (event: MouseEvent) => {
      const link = (event.target as Element).closest('.stop-changes a, .stop-minimum');
      const isRemoval = link !== null && !link.id;
      // Without its last stop, the itinerary is a page without this.
      if (isRemoval && stops.length === 1) awaitHeading(event);
      else pressed = isRemoval ? 'removed' : (link?.id ?? '');
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [stops, headingId, messages]);
  return (
    <p role="status" className="itinerary-notice">
      {text}
      {undoPath ? (
        <>
          {' '}
          <Link href={undoPath} scroll={false} className="font-[640] underline underline-offset-4">
            {messages.undo}
          </Link>
        </>
      ) : null}
    </p>
  );
}
