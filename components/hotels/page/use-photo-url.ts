import { useCallback, useEffect, useRef, useState } from 'react';

const PHOTO_HASH = /^#foto-(\d+)$/;
const hashOf = (at: number) => `#foto-${at + 1}`;

/**
 * The open image, from the URL: '#foto-3' is the third. `load` fetches the viewer. Opening an image
 * adds a history entry, moving on does not; Back closes it.
 */
export function usePhotoUrl(count: number, load: () => Promise<boolean>) {
  const [at, setAt] = useState<number | null>(null);
  /** Whether the history entry before the image is the page itself. */
  const isStep = useRef(false);

  useEffect(() => {
    const follow = async () => {
      const { hash } = location;
      const place = Number(PHOTO_HASH.exec(hash)?.[1] ?? 0) - 1;
      const isPhoto = place >= 0 && place < count;
      if (!isPhoto) isStep.current = false;
      const isThere = isPhoto && (await load());
      // The visitor may have moved on while it loaded: that URL is handled separately.
      if (location.hash === hash) setAt(isThere ? place : null);
    };
    void follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [count, load]);

  const show = useCallback(
    async (place: number) => {
      const { href } = location;
      const isThere = await load();
      // The visitor may have moved on or pressed twice while it loaded.
      if (!isThere || location.href !== href) return;
      history.pushState(null, '', hashOf(place));
      isStep.current = true;
      setAt(place);
    },
    [load],
  );
  const replace = useCallback((place: number) => history.replaceState(null, '', hashOf(place)), []);
  const close = useCallback(() => {
    setAt(null);
    if (isStep.current) return history.back();
    history.replaceState(null, '', location.pathname + location.search);
  }, []);
  return { at, show, replace, close };
}
