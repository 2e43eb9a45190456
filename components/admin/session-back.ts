type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells the forms of this page that the browser has a session that may save again. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back once the browser has a session that may save. Returns a function that unsubscribes.
 */
export function onSessionBack(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
