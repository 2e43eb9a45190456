import { useEffect, useEffectEvent } from 'react';
import { useLazyModule } from '@/components/ui/use-lazy-module';

/**
 * Returns a dialog whose code is loaded when it first opens; null until then. If that fails, a
 * notice says so and `onClose` is called, so that the next press tries again. `importDialog` must
 * be the same function each time.
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
