'use client';

import { useEffect, useRef } from 'react';
import { bookableStay } from '@/components/booking/shown-stay';
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
 * before the page is printed, with what the stay costs. Shows nothing.
 */
export function RoomsScript({ messages }: RoomsScriptProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = marker.current?.parentElement;
    if (!root) return;
    const ending = new AbortController();
    const start = () => {
      callOff();
      stopListening();
      stopPreparing();
      return load().then(
        (enhance) => ending.signal.aborted || enhance(root, messages, ending.signal),
        () => undefined,
      );
    };
    const callOff = whenNear(root, start, '100%');
    const startForParty = () => {
      const stay = bookableStay.get()?.stay;
      if (stay && guestsOf(stay) > USUAL_PARTY) start();
    };
    const stopListening = bookableStay.subscribe(startForParty);
    const stopPreparing = onPreparePrint(start);
    if (location.hash.startsWith('#quarto-')) start();
    else startForParty();
    return () => {
      callOff();
      stopListening();
      stopPreparing();
      ending.abort();
    };
  }, [messages]);
  return <span ref={marker} hidden />;
}
