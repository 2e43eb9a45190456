import { useCallback, useEffect, useState } from 'react';

type Panels = typeof import('./panels');

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calendar and popover, fetched when the visitor first does anything at all, so that they are
 * there when they are wanted and cost nothing before. A fetch that fails is simply tried again at
 * the next sign of interest.
 */
export function usePanels(): [Panels | null, () => void] {
  const [panels, setPanels] = useState<Panels | null>(null);
  const load = useCallback(() => {
    import('./panels').then(setPanels, () => undefined);
  }, []);

  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, start);
    };
    const start = () => {
      stop();
      load();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, start, { passive: true });
    return stop;
  }, [load]);

  return [panels, load];
}
