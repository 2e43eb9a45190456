/** The list with one item at another place. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)];
}

/** The list with items put in at a place. */
export const inserted = <T>(all: readonly T[], at: number, items: readonly T[]): T[] => [
  ...all.slice(0, at),
  ...items,
  ...all.slice(at),
];

/** The list without one item. */
export const removed = <T>(all: readonly T[], at: number): T[] =>
  all.filter((_, index) => index !== at);

/** Where a row of a list lies, from top to bottom. */
export type Box = { top: number; bottom: number };

/**
 * The place at which a row is that was dragged down by so many pixels (up, where it is negative): it
 * passes another one when its edge reaches that one's middle.
 */
export function placeOf(boxes: readonly Box[], from: number, by: number): number {
  const dragged = boxes[from];
  if (!dragged) return from;
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
  const before = boxes.slice(0, from).filter((box) => dragged.top + by < middle(box));
  const after = boxes.slice(from + 1).filter((box) => dragged.bottom + by > middle(box));
  return from - before.length + after.length;
}
