import { type ItemBox, placeOf, type Shift, shiftOf } from './list-moves';

/** Callbacks while an item is dragged. */
type Told = {
  grabbed?: (from: number) => void;
  over?: (from: number, to: number) => void;
  dropped: (from: number, to: number) => void;
  cancelled?: (from: number) => void;
};

/** So near to the top or bottom of the window it scrolls, by this part of the way into the zone. */
const EDGE = { top: 150, bottom: 120, pace: 0.15 };

/** Pixels to scroll in one frame while the pointer is here. */
function scrollStep(y: number): number {
  const above = EDGE.top - y;
  const below = y - (window.innerHeight - EDGE.bottom);
  if (above > 0) return -Math.ceil(above * EDGE.pace);
  return below > 0 ? Math.ceil(below * EDGE.pace) : 0;
}

/** Where an item lies on the page, wherever that is scrolled to. */
function boxOf(item: HTMLElement): ItemBox {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const { scrollY } = window;
  return { left, right, top: top + scrollY, bottom: bottom + scrollY };
}

const moveTo = ({ style }: HTMLElement, { x, y }: Shift) => {
  style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`;
};

/**
 * One drag of one item, from the moment at which its grip was pressed. The items move on the screen
 * only; the list itself changes once, when the item is dropped, so that nothing is re-rendered on the
 * way. Mouse, pen and finger alike; Escape puts the item back.
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

/** Lets the items of a list be dragged by their grips ([data-grip]); gives the way to stop that. */
export function dragOrder(list: HTMLElement, told: Told): () => void {
  const onPress = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const grip = target?.closest<HTMLElement>('[data-grip]');
    // A list within an item has grips of its own.
    if (!grip || event.button !== 0 || grip.closest('ol') !== list) return;
    drag(list, grip, event, told);
  };
  list.addEventListener('pointerdown', onPress);
  return () => list.removeEventListener('pointerdown', onPress);
}
