export type Toast = {
  /** `destructive` if something failed or was refused, `success` if it was done. */
  tone: 'destructive' | 'success';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** A link after the description; opens another tab if this one has to stay. */
  link?: { label: string; href: string; target?: '_blank' };
  /** The topmost dialog, whose outcome it reports, closes with it. */
  closesDialog?: boolean;
  /** Distinguishes repeated events that each have an action of their own. */
  key?: number;
  /** Shown until it is withdrawn or closed: it describes a state, not an event. */
  stays?: boolean;
};

/** Toasts with the same tone, text and key have the same id, so that they replace each other. */
export const toastId = ({ tone, title, description = '', key = 0 }: Toast) =>
  `${tone}:${title}:${description}:${key}`;

type Show = (toast: Toast) => void;

/**
 * Shown for a part that could not be fetched: without a connection, or although the site answers.
 */
export type UnfetchedToasts = { offline: Toast; outdated: Toast };

let waiting: Toast[] = [];
let show: Show | null = null;
let hide: Show | null = null;
let moveAway: (() => void) | null = null;
let wake: (() => void) | null = null;
let unfetched: UnfetchedToasts | null = null;
let prepared = false;

/** Shows a toast. The first one loads the toaster and appears once that has loaded. */
export function notify(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  wake?.();
}

/** Hides a toast that no longer applies, if it is shown. */
export const withdraw = (toast: Toast): void => hide?.(toast);

/** Called by a dialog that has just opened: moves the shown toasts out of its way. */
export const makeRoomForDialog = (): void => moveAway?.();

/**
 * Loads the toaster before the first toast: once the connection is lost, it could no longer be
 * fetched to report that.
 */
export function prepareToasts(): void {
  prepared = true;
  wake?.();
}

/** Reports that something could not be fetched, and why: see `UnfetchedToasts`. */
export function toastUnfetched(reason: keyof UnfetchedToasts): void {
  if (unfetched) notify(unfetched[reason]);
}

/** For the host: calls back whenever a toast is requested without a toaster. */
export function onFirstToast(callback: () => void, whenUnfetched: UnfetchedToasts): () => void {
  wake = callback;
  unfetched = whenUnfetched;
  if (waiting.length > 0 || prepared) callback();
  return () => {
    wake = null;
  };
}

/** For the host: takes the toasts that no toaster has shown, to show them without one. */
export function takeWaiting(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/**
 * For the toaster: receives the waiting toasts, every later one and those that are withdrawn, until
 * it disconnects. `mover` is called when a dialog opens.
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
