/** The position `step` further on in a ring of `count`; both ends lead to each other. */
export function wrapAround(position: number, step: number, count: number): number {
  return count === 0 ? 0 : (((position + step) % count) + count) % count;
}
