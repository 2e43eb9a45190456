/** Calls `then` once the element is at most this far from the screen. Returns what calls it off. */
export function whenNear(element: Element, then: () => void, rootMargin = '300px 0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
