import { useEffect } from 'react';
import { useLazyModule } from '@/components/ui/use-lazy-module';

const loadPanels = () => import('./panels');

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * The calendar and guests panels, loaded on the visitor's first interaction: ready when needed,
 * free before. Also returns a function that loads them on a press.
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
