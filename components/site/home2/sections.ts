/** The sections of the alternate home page in their order; the names are their anchors. */
export const SECTIONS = ['home', 'servicos', 'sobre', 'resultados', 'contato'] as const;
export type SectionName = (typeof SECTIONS)[number];

/**
 * A section counts as reached once its top is at most this far below the top of the screen (px).
 */
const REACHED_AT_PX = 100;

/**
 * The section nearest the top: the last one reached. `tops` are the distances of the sections' tops
 * from that of the screen, in page order.
 */
export function activeSection(tops: readonly number[]): SectionName {
  const reached = tops.filter((top) => top <= REACHED_AT_PX).length;
  return SECTIONS[Math.max(0, reached - 1)] ?? 'home';
}

/** Stops a section just below the bar, where it counts as reached, regardless of the other bars. */
export const SECTION_SCROLL =
  'scroll-mt-[calc(6.125rem-var(--bar)-1.25rem)] lg:scroll-mt-[calc(4rem-var(--bar)-1.25rem)] low:scroll-mt-0';
