/** The sections of the alternate home page in their order; the names are their anchors. */
export const SECTIONS = ['home', 'servicos', 'sobre', 'resultados', 'contato'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** A section has been reached once its top is this near to the screen's (px), or above it. */
const REACHED_AT_PX = 100;

/**
 * The section nearest the top: the last one that has been reached. `tops` are the distances of the
 * sections' tops from the screen's, in the order of the page.
 */
export function activeSection(tops: readonly number[]): SectionName {
  const reached = tops.filter((top) => top <= REACHED_AT_PX).length;
  return SECTIONS[Math.max(0, reached - 1)] ?? 'home';
}

/** Stops a section just below the bar, where it counts as reached, whatever the site's bars need. */
export const SECTION_SCROLL =
  'scroll-mt-[calc(6.125rem-var(--bar)-1.25rem)] lg:scroll-mt-[calc(4rem-var(--bar)-1.25rem)] low:scroll-mt-0';
