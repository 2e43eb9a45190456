export type Toast = {
  /** `destructive` for what failed or was refused, `success` for what was done. */
  tone: 'destructive' | 'success';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** A way on, behind the description; in another tab where this one has to stay. */
  link?: { label: string; href: string; target?: '_blank' };
  /** The dialog on top, which it tells the outcome of, closes with it. */
  closesDialog?: boolean;
  /** What tells apart what happens more than once, where each has an action of its own. */
  key?: number;
  /** Shown until it is withdrawn or closed: it says how things are, and not what happened. */
  stays?: boolean;
};

/** Toasts with the same tone, text and key have the same id, so that they replace each other. */
export const toastId = ({ tone, title, description = '', key = 0 }: Toast) =>
  `${tone}:${title}:${description}:${key}`;

type Show = (toast: Toast) => void;

/** What is said of a part that could not be fetched: for want of a connection, or though the site answers. */
export type UnfetchedToasts = { offline: Toast; outdated: Toast };

let waiting: Toast[] = [];
let show: Show | null = null;
let hide: Show | null = null;
let moveAway: (() => void) | null = null;
let wake: (() => void) | null = null;
let unfetched: UnfetchedToasts | null = null;
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

/** Takes a toast away that no longer says how things are, if it is shown. */
export const withdraw = (toast: Toast): void => hide?.(toast);

/** For a dialog that has just opened: the toasts that are shown give way to it. */
export const makeRoomForDialog = (): void => moveAway?.();

/**
 * Brings the toaster before the first toast: where a lost connection has to be told, it could not be
 * fetched any more.
 */
export function prepareToasts(): void {
  prepared = true;
  wake?.();
}

/** Tells that something was wanted that could not be fetched, and why: see `UnfetchedToasts`. */
export function toastUnfetched(reason: keyof UnfetchedToasts): void {
  if (unfetched) notify(unfetched[reason]);
}

/** For the host: calls back whenever a toast finds no toaster. */
export function onFirstToast(callback: () => void, whenUnfetched: UnfetchedToasts): () => void {
  wake = callback;
  unfetched = whenUnfetched;
  if (waiting.length > 0 || prepared) callback();
  return () => {
    wake = null;
  };
}

/** For the host: what no toaster has shown, to be shown without one. */
export function takeWaiting(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/**
 * For the toaster: receives the waiting toasts and every later one until it is released, and those
 * that are withdrawn. `mover` is called when a dialog opens.
 */
export function connectToaster(
  receiver: Show,
  remover: Show | null = null,
  mover: (() => void) | null = null,
): () => void {
  show = receiver;
  hide = remover;
  moveAway = mover;
  for (const toast of takeWaiting()) receiver(toast);
  return () => {
    show = null;
    hide = null;
    moveAway = null;
  };
}
