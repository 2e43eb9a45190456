'use client';

import { useEffect, useRef } from 'react';
import { bookableStay } from '@/components/booking/shown-stay';
import { whenIdle } from '@/components/sections/motion';
import { onPreparePrint } from '@/components/ui/prepare-print';
import { whenNear } from '@/components/ui/when-near';
import { guestsOf, USUAL_PARTY } from '@/lib/booking/guests';
import type { RoomScriptMessages } from './script/messages';

type RoomsScriptProps = { messages: RoomScriptMessages };

/** Retried at the next chance if it failed offline. */
const load = () => import('./script').then((module) => module.enhanceRooms);

/**
 * Loads what the rooms of a page can do beyond plain HTML: when they come near, if the URL names
 * one of them, for a party too large for some rooms, as it sees them in another order, and before
 * printing, with the cost of the stay. The browser's own print command does not wait, so with a
 * chosen stay it also loads a few seconds later in any case. Renders nothing.
 */
export function RoomsScript({ messages }: RoomsScriptProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = marker.current?.parentElement;
    if (!root) return;
    const ending = new AbortController();
    const start = () => {
      stopWaiting();
      return load().then(
        (enhance) => ending.signal.aborted || enhance(root, messages, ending.signal),
        () => undefined,
      );
    };
    const waits = [whenNear(root, start, '100%'), onPreparePrint(start)];
    const stopWaiting = () => waits.forEach((stop) => void stop());
    const startForStay = () => {
      const stay = bookableStay.get()?.stay;
      if (!stay) return;
      if (guestsOf(stay) > USUAL_PARTY) start();
      else waits.push(whenIdle(start));
    };
    waits.push(bookableStay.subscribe(startForStay));
    if (location.hash.startsWith('#quarto-')) start();
    else startForStay();
    return () => {
      stopWaiting();
      ending.abort();
    };
  }, [messages]);
  return <span ref={marker} hidden />;
}
