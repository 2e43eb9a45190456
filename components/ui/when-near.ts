/**
 * Calls `then` once the element is within `rootMargin` of the screen. Returns a function that
 * cancels.
 */
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
