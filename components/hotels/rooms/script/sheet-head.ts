/**
 * Shows the room's name in the head of its sheet once the heading has scrolled under it. Measures
 * whenever the sheet opens or changes size: a closed sheet has no boxes.
 */
export function nameInHead(sheet: HTMLDialogElement, signal: AbortSignal): void {
  const head = sheet.querySelector<HTMLElement>('.room-sheet-head');
  const heading = sheet.querySelector('h1');
  if (!head || !heading) return;
  let scrolling: IntersectionObserver | undefined;
  const measure = () => {
    scrolling?.disconnect();
    if (!sheet.open) return;
    const atRest =
      heading.getBoundingClientRect().top - sheet.getBoundingClientRect().top + sheet.scrollTop;
    // A heading that starts next to the head is under it once it is cut off.
    const top = Math.min(head.offsetHeight, Math.floor(atRest));
    scrolling = new IntersectionObserver(
      (entries) => {
        const isWhole = (entries.at(-1)?.intersectionRatio ?? 1) === 1;
        sheet.toggleAttribute('data-scrolled', !isWhole);
      },
      // What is still below the sheet counts as visible.
      { root: sheet, rootMargin: `-${top}px 0px 100000px`, threshold: 1 },
    );
    scrolling.observe(heading);
  };
  // Also calls back with the initial size.
  const sizes = new ResizeObserver(measure);
  for (const box of [sheet, head]) sizes.observe(box);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    scrolling?.disconnect();
  });
}
