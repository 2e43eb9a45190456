import { type PointerEvent, useRef } from 'react';

/** The minimum horizontal movement that turns the page, in pixels. */
const SWIPE_PX = 48;

/** Handlers for swipes on an element: `onSwipe` gets 1 for the next page, -1 for the previous. */
export function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const grabbed = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    /** Whether the movement that has just ended was a swipe. */
    hasSwiped: () => swiped.current,
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false;
      grabbed.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!grabbed.current) return;
      const x = event.clientX - grabbed.current.x;
      const y = event.clientY - grabbed.current.y;
      grabbed.current = null;
      swiped.current = Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y);
      if (swiped.current) onSwipe(x > 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      grabbed.current = null;
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
