export type Toast = {
  /** `destructive` for what failed or was refused, `success` for what was done. */
  tone: 'destructive' | 'success';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
};

type Show = (toast: Toast) => void;

let waiting: Toast[] = [];
let show: Show | null = null;
let wake: (() => void) | null = null;
let prepared = false;

/** Shows a toast; the first one loads the toaster and is shown as soon as that is there. */
export function notify(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  wake?.();
}

/**
 * Brings the toaster before the first toast: where a lost connection has to be told, it could not be
 * fetched any more.
 */
export function prepareToasts(): void {
  prepared = true;
  wake?.();
}

/** For the host: calls back whenever a toast finds no toaster. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0 || prepared) callback();
  return () => {
    wake = null;
  };
}

/** For the toaster: receives the waiting toasts and every later one until it is released. */
export function connectToaster(receiver: Show): () => void {
  show = receiver;
  const backlog = waiting;
  waiting = [];
  for (const toast of backlog) receiver(toast);
  return () => {
    show = null;
  };
}
