/** Returns the list with one item moved to another position. */
export const moved = <T>(all: readonly T[], from: number, to: number): T[] =>
  all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));

/** Where an item lies on the page. */
export type ItemBox = { left: number; right: number; top: number; bottom: number };
/** By how many pixels an item is moved. */
export type Shift = { x: number; y: number };

const middleOf = ({ left, right, top, bottom }: ItemBox): Shift => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Whether items are side by side. Items in a column may differ in height. */
const isGrid = ([first, second]: readonly ItemBox[]) =>
  first !== undefined && second !== undefined && second.left >= first.right;

/**
 * The index at which an item dragged by `by` pixels now is. In a column it passes another item when
 * its edge reaches that item's middle; in a grid it takes the position nearest to its own middle.
 */
export function placeOf(boxes: readonly ItemBox[], from: number, by: Shift): number {
  const dragged = boxes[from];
  if (!dragged) return from;
  if (isGrid(boxes)) {
    const here = middleOf(dragged);
    const distances = boxes.map((box) => {
      const { x, y } = middleOf(box);
      return Math.hypot(x - here.x - by.x, y - here.y - by.y);
    });
    return distances.indexOf(Math.min(...distances));
  }
  const before = boxes.slice(0, from).filter((box) => dragged.top + by.y < middleOf(box).y);
  const after = boxes.slice(from + 1).filter((box) => dragged.bottom + by.y > middleOf(box).y);
  return from - before.length + after.length;
}

/** How far an item moves to make room for one dragged from one position to another. */
export function shiftOf(boxes: readonly ItemBox[], at: number, from: number, to: number): Shift {
  const way = at > from && at <= to ? -1 : at < from && at >= to ? 1 : 0;
  const [own, next, dragged] = [boxes[at], boxes[at + way], boxes[from]];
  if (way === 0 || !own || !next || !dragged) return { x: 0, y: 0 };
  if (isGrid(boxes)) return { x: next.left - own.left, y: next.top - own.top };
  const neighbor = boxes[from - way];
  const gap = neighbor ? Math.max(neighbor.top - dragged.bottom, dragged.top - neighbor.bottom) : 0;
  return { x: 0, y: way * (dragged.bottom - dragged.top + gap) };
}
