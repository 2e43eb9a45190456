/** How far an element is below the top of the screen, in px; 0 without one. */
export const topOf = (element: HTMLElement | null): number =>
  element?.getBoundingClientRect().top ?? 0;

/** Scrolls the page so that an element is `top` px below the top of the screen, as before. */
export function scrollBackTo(element: HTMLElement | null, top: number): void {
  const moved = topOf(element) - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
