import { type ItemBox, placeOf, type Shift, shiftOf } from './list-moves';

/** Callbacks while an item is dragged. */
type Told = {
  grabbed?: (from: number) => void;
  over?: (from: number, to: number) => void;
  dropped: (from: number, to: number) => void;
  cancelled?: (from: number) => void;
};

/**
 * Zones at the top and bottom (px) that scroll the window, per frame by `pace` of the depth
 * reached.
 */
const EDGE = { top: 150, bottom: 120, pace: 0.15 };

/** Pixels to scroll in one frame with the pointer at `y`. */
function scrollStep(y: number): number {
  const above = EDGE.top - y;
  const below = y - (window.innerHeight - EDGE.bottom);
  if (above > 0) return -Math.ceil(above * EDGE.pace);
  return below > 0 ? Math.ceil(below * EDGE.pace) : 0;
}

/** The position of an item on the page, independent of scrolling. */
function boxOf(item: HTMLElement): ItemBox {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const { scrollY } = window;
  return { left, right, top: top + scrollY, bottom: bottom + scrollY };
}

const moveTo = ({ style }: HTMLElement, { x, y }: Shift) => {
  style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`;
};

/**
 * One drag of one item, starting when its grip is pressed. The items only move on the screen; the
 * list itself changes once, when the item is dropped, so nothing re-renders in between. Works with
 * mouse, pen and finger. Escape puts the item back.
 */
function drag(list: HTMLElement, grip: HTMLElement, pressed: PointerEvent, told: Told) {
  const items = [...list.children] as HTMLElement[];
  const from = items.findIndex((item) => item.contains(grip));
  const item = items[from];
  if (!item) return;
  const boxes = items.map(boxOf);
  const start = { x: pressed.clientX, y: pressed.clientY + window.scrollY };
  const glides = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pointer = { x: pressed.clientX, y: pressed.clientY };
  let to = from;

  const follow = () => {
    frame = requestAnimationFrame(follow);
    window.scrollBy({ top: scrollStep(pointer.y), behavior: 'instant' });
    const by = { x: pointer.x - start.x, y: pointer.y + window.scrollY - start.y };
    moveTo(item, by);
    const place = placeOf(boxes, from, by);
    if (place === to) return;
    to = place;
    for (const [at, other] of items.entries()) {
      if (at === from) continue;
      other.style.transition = glides ? 'transform 150ms' : '';
      moveTo(other, shiftOf(boxes, at, from, to));
    }
    told.over?.(from, to);
  };
  let frame = requestAnimationFrame(follow);

  const end = new AbortController();
  const finish = (drop: boolean) => {
    end.abort();
    cancelAnimationFrame(frame);
    delete item.dataset.dragging;
    for (const { style } of items) {
      style.transition = '';
      style.transform = '';
    }
    if (drop && to !== from) told.dropped(from, to);
    else told.cancelled?.(from);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    pointer.x = clientX;
    pointer.y = clientY;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    finish(false);
  };
  const { signal } = end;
  grip.addEventListener('pointermove', onMove, { signal });
  grip.addEventListener('pointerup', () => finish(true), { signal });
  grip.addEventListener('pointercancel', () => finish(false), { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  grip.setPointerCapture(pressed.pointerId);
  item.dataset.dragging = '';
  told.grabbed?.(from);
}

/**
 * Makes the items of a list draggable by their grips ([data-grip]). Returns a function that stops
 * it.
 */
export function dragOrder(list: HTMLElement, told: Told): () => void {
  const onPress = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const grip = target?.closest<HTMLElement>('[data-grip]');
    // A nested list has its own grips.
    if (!grip || event.button !== 0 || grip.closest('ol') !== list) return;
    drag(list, grip, event, told);
  };
  list.addEventListener('pointerdown', onPress);
  return () => list.removeEventListener('pointerdown', onPress);
}
