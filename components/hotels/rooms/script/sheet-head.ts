/**
 * Says the room's name in the head of its sheet once the heading is scrolled under it. Measures each
 * time that the sheet opens or its size changes: a closed sheet has no boxes.
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
    // Where the heading begins beside the head it is under it as soon as it is cut.
    const top = Math.min(head.offsetHeight, Math.floor(atRest));
    scrolling = new IntersectionObserver(
      (entries) => {
        const isWhole = (entries.at(-1)?.intersectionRatio ?? 1) === 1;
        sheet.toggleAttribute('data-scrolled', !isWhole);
      },
      // What is still below the sheet counts as in sight.
      { root: sheet, rootMargin: `-${top}px 0px 100000px`, threshold: 1 },
    );
    scrolling.observe(heading);
  };
  // Calls back for the size at the beginning, too.
  const sizes = new ResizeObserver(measure);
  for (const box of [sheet, head]) sizes.observe(box);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    scrolling?.disconnect();
  });
}
