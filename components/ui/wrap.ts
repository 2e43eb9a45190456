/** The position `step` further on in a ring of `count`, wrapping around at both ends. */
export function wrapAround(position: number, step: number, count: number): number {
  return count === 0 ? 0 : (((position + step) % count) + count) % count;
}
