/**
 * Returns a function that moves rooms too small for the guests, those with `data-too-small`, to the
 * end of each row of rooms. A row that is visible or has focus is left unchanged.
 */
export function followRoomOrder(root: HTMLElement): () => void {
  /** The slides of each row in page order. */
  const slidesOf = new Map<HTMLElement, Element[]>();
  for (const row of root.querySelectorAll<HTMLElement>('.rail-track')) {
    if (row.querySelector('[data-room-people]')) slidesOf.set(row, [...row.children]);
  }
  return () => {
    for (const [row, slides] of slidesOf) {
      const { top, bottom } = row.getBoundingClientRect();
      const isInSight = top < innerHeight && bottom > 0;
      if (isInSight || row.contains(document.activeElement)) continue;
      const isSmall = (slide: Element) => slide.querySelector('[data-too-small]') !== null;
      const inOrder = [
        ...slides.filter((slide) => !isSmall(slide)),
        ...slides.filter((slide) => isSmall(slide)),
      ];
      if (inOrder.every((slide, at) => row.children[at] === slide)) continue;
      row.append(...inOrder);
      row.scrollTo({ left: 0, behavior: 'instant' });
    }
  };
}
