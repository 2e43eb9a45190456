'use client';

import { useEffect, useRef } from 'react';
import type { RoomScriptMessages } from './script/messages';

type RoomsScriptProps = { messages: RoomScriptMessages };

/** Fetched again with the next chance where there was no connection. */
const load = () => import('./script').then((module) => module.enhanceRooms);

/**
 * What the rooms of a page can do beyond plain HTML: fetched when they come near, or when the address
 * names one of them. Shows nothing.
 */
export function RoomsScript({ messages }: RoomsScriptProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = marker.current?.parentElement;
    if (!root) return;
    const ending = new AbortController();
    const start = () => {
      observer.disconnect();
      load().then(
        (enhance) => ending.signal.aborted || enhance(root, messages, ending.signal),
        () => undefined,
      );
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: '100%' },
    );
    if (location.hash.startsWith('#quarto-')) start();
    else observer.observe(root);
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [messages]);
  return <span ref={marker} hidden />;
}
