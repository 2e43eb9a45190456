import { useEffect, useEffectEvent } from 'react';

/** The used part of HTML's CloseWatcher, which TypeScript does not describe yet. */
type CloseWatcher = EventTarget & { destroy(): void };

/**
 * Calls `onRequest` when the device asks to close what is open: Android's Back button or gesture,
 * which would otherwise leave the page. Browsers without CloseWatcher navigate.
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
    // A watcher ends with its request, which may be refused. The next one is created first, so that
    // the cleanup below destroys it even if the request closes at once.
    const onClose = () => {
      watch();
      request();
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
