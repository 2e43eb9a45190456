import { useEffect } from 'react';
import { useLazyModule } from '@/components/ui/use-lazy-module';

const loadPanels = () => import('./panels');

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calendar and popover, fetched when the visitor first does anything at all, so that they are
 * there when they are wanted and cost nothing before; and what fetches them for a press.
 */
export function usePanels() {
  const [panels, preload, load] = useLazyModule(loadPanels);

  useEffect(() => {
    const listening = new AbortController();
    const start = () => {
      listening.abort();
      void preload();
    };
    const options = { passive: true, signal: listening.signal };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, options);
    return () => listening.abort();
  }, [preload]);

  return [panels, load] as const;
}
