'use client';

import { useEffect, useRef } from 'react';
import { bookableStay } from '@/components/booking/shown-stay';
import { whenIdle } from '@/components/sections/motion';
import { onPreparePrint } from '@/components/ui/prepare-print';
import { whenNear } from '@/components/ui/when-near';
import { guestsOf, USUAL_PARTY } from '@/lib/booking/guests';
import type { RoomScriptMessages } from './script/messages';

type RoomsScriptProps = { messages: RoomScriptMessages };

/** Fetched again with the next chance where there was no connection. */
const load = () => import('./script').then((module) => module.enhanceRooms);

/**
 * What the rooms of a page can do beyond plain HTML: fetched when they come near, when the URL
 * names one of them, for a party that not every room holds, which meets them in another order, and
 * before the page is printed, with what the stay costs. The browser's own command to print waits for
 * nothing, so that with a chosen stay they are fetched some seconds later in any case. Shows nothing.
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
