import { type PointerEvent, type RefObject, useRef } from 'react';
import { type MapFrame, panned } from '@/lib/hotels/map/frame';

/** Movement below which a pointer is a press, in pixels. */
const SLACK = 6;

/**
 * Moves the map with the pointer. A finger only moves it while zoomed in (`touch-action` of
 * map.css); on the whole country it scrolls the page.
 */
export function useDrag(
  stage: RefObject<HTMLElement | null>,
  frame: MapFrame,
  move: (frame: MapFrame) => void,
) {
  const drag = useRef<{ x: number; y: number; frame: MapFrame; moves: boolean } | null>(null);
  const end = () => {
    drag.current = null;
    stage.current?.removeAttribute('data-dragged');
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return;
      drag.current = { x: event.clientX, y: event.clientY, frame, moves: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = drag.current;
      const width = stage.current?.clientWidth;
      if (!start || !width) return;
      const [right, down] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.moves && Math.hypot(right, down) < SLACK) return;
      if (!start.moves) {
        start.moves = true;
        stage.current?.setPointerCapture(event.pointerId);
        stage.current?.toggleAttribute('data-dragged', true);
      }
      move(panned(start.frame, -right / width, -down / width));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
