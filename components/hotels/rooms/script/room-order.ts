/**
 * Puts rooms that are too small for the guests behind the others in each row of rooms; the returned function
 * does it, `data-too-small` says which those are. A row in sight, or with the focus in it, stays as it is.
 */
export function followRoomOrder(root: HTMLElement): () => void {
  /** The slides of each row as the page has them. */
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
