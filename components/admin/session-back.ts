type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells the forms of this page that the browser has a session that may save. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

/** Calls back once the browser has a session that may save. Returns the function that ends it. */
export function onSessionBack(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
