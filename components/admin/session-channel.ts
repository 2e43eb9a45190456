export type SessionEvent = 'signed-in' | 'signed-out';

const CHANNEL = 'vitrine-session';
/** Identifies this tab's own messages, which it receives as well. */
const here = Math.random();

/** Tells every tab of this browser that the session began or ended. */
export function broadcastSession(event: SessionEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ event, tab: here });
  channel.close();
}

/**
 * Calls back when the session begins or ends, with whether this tab sent the message. Returns a
 * function that unsubscribes.
 */
export function onSessionEvent(
  callback: (event: SessionEvent, isOwn: boolean) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => callback(data?.event, data?.tab === here);
  return () => channel.close();
}
