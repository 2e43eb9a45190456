import { useEffect, useEffectEvent } from 'react';
import { useLazyModule } from '@/components/ui/use-lazy-module';

/**
 * A dialog whose code is fetched when it first opens: null until it is there. Where it can't be had, a
 * notice says so and `onClose` is called, so that the next press tries again. `importDialog` must be the
 * same function each time.
 */
export function useLazyDialog<View>(
  importDialog: () => Promise<View>,
  isOpen: boolean,
  onClose: () => void,
): View | null {
  const [dialog, , load] = useLazyModule(importDialog);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    load().then((isThere) => isThere || !isWanted || close());
    return () => {
      isWanted = false;
    };
  }, [isOpen, load]);
  return isOpen ? dialog : null;
}
