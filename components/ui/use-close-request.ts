import { useEffect, useEffectEvent } from 'react';

/** The used part of HTML's CloseWatcher, which TypeScript does not describe yet. */
type CloseWatcher = EventTarget & { destroy(): void };

/**
 * Calls `onRequest` when the device asks to close what is open: Android's Back button or gesture, which
 * would leave the page otherwise. Browsers without CloseWatcher navigate.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return;
    const Watcher = window.CloseWatcher as new () => CloseWatcher;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', onClose);
    };
    // It ends with its request, and what was asked may refuse to close. The next one is there before, so
    // that the clean-up below ends it even where the request closes at once.
    const onClose = () => {
      watch();
      request();
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
