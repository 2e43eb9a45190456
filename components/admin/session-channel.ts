export type SessionEvent = 'signed-in' | 'signed-out';

const CHANNEL = 'vitrine-session';
/** Marks this tab's own messages, which it receives as well. */
const here = Math.random();

/** Tells every tab of this browser that the session began or ended. */
export function broadcastSession(event: SessionEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ event, tab: here });
  channel.close();
}

/**
 * Calls back when the session began or ended, with whether this tab sent the message. Returns the
 * function that ends it.
 */
export function onSessionEvent(
  callback: (event: SessionEvent, isOwn: boolean) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => callback(data?.event, data?.tab === here);
  return () => channel.close();
}
