/** A seeded generator: the same thousands of inputs on every machine and in every run. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(items: readonly T[]): T {
      return items[below(items.length)] as T;
    },
  };
}
export type Random = ReturnType<typeof seeded>;
