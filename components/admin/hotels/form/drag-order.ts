import { type Box, placeOf } from './list-moves';

/** What is told while a row is dragged. */
type Told = {
  grabbed: (from: number) => void;
  over: (from: number, to: number) => void;
  dropped: (from: number, to: number) => void;
  cancelled: (from: number) => void;
};

/** So near to the top or bottom of the window it scrolls, by this part of the way into the zone. */
const EDGE = { top: 150, bottom: 120, pace: 0.15 };

/** Pixels to scroll in one frame while the pointer is here. */
function scrollStep(y: number): number {
  const into = [EDGE.top - y, y - (window.innerHeight - EDGE.bottom)] as const;
  if (into[0] > 0) return -Math.ceil(into[0] * EDGE.pace);
  return into[1] > 0 ? Math.ceil(into[1] * EDGE.pace) : 0;
}

/**
 * One drag of one row, from the moment at which its grip was pressed. The rows move on the screen
 * only; the list itself changes once, when the row is dropped, so that nothing is drawn anew on the
 * way. Mouse, pen and finger alike; Escape puts the row back.
 */
function drag(list: HTMLElement, grip: HTMLElement, pressed: PointerEvent, told: Told) {
  const rows = [...list.children] as HTMLElement[];
  const from = rows.findIndex((row) => row.contains(grip));
  const boxes: Box[] = rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { top: top + window.scrollY, bottom: bottom + window.scrollY };
  });
  const [row, box, neighbour] = [rows[from], boxes[from], boxes[from + 1] ?? boxes[from - 1]];
  if (!row || !box || !neighbour) return;
  const gap = Math.max(neighbour.top - box.bottom, box.top - neighbour.bottom);
  const step = box.bottom - box.top + gap;
  const start = pressed.clientY + window.scrollY;
  const glides = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let pointer = pressed.clientY;
  let to = from;

  const makeRoom = () => {
    for (const [at, other] of rows.entries()) {
      if (at === from) continue;
      const passed = at > from ? at <= to : at >= to;
      const way = at > from ? -step : step;
      other.style.transition = glides ? 'transform 150ms' : '';
      other.style.transform = passed ? `translateY(${way}px)` : '';
    }
  };
  const follow = () => {
    frame = requestAnimationFrame(follow);
    window.scrollBy({ top: scrollStep(pointer), behavior: 'instant' });
    const by = pointer + window.scrollY - start;
    row.style.transform = `translateY(${by}px)`;
    const place = placeOf(boxes, from, by);
    if (place === to) return;
    to = place;
    makeRoom();
    told.over(from, to);
  };
  let frame = requestAnimationFrame(follow);

  const end = new AbortController();
  const finish = (drop: boolean) => {
    end.abort();
    cancelAnimationFrame(frame);
    delete row.dataset.dragging;
    for (const { style } of rows) {
      style.transition = '';
      style.transform = '';
    }
    if (drop && to !== from) told.dropped(from, to);
    else told.cancelled(from);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(false);
  };
  const { signal } = end;
  const onMove = ({ clientY }: PointerEvent) => {
    pointer = clientY;
  };
  grip.addEventListener('pointermove', onMove, { signal });
  grip.addEventListener('pointerup', () => finish(true), { signal });
  grip.addEventListener('pointercancel', () => finish(false), { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  grip.setPointerCapture(pressed.pointerId);
  row.dataset.dragging = '';
  told.grabbed(from);
}

/** Lets the rows of a list be dragged by their grips ([data-grip]); gives the way to stop that. */
export function dragOrder(list: HTMLElement, told: Told): () => void {
  const onPress = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const grip = target?.closest<HTMLElement>('[data-grip]');
    // A list within a row has grips of its own.
    if (!grip || event.button !== 0 || grip.closest('ol') !== list) return;
    drag(list, grip, event, told);
  };
  list.addEventListener('pointerdown', onPress);
  return () => list.removeEventListener('pointerdown', onPress);
}
