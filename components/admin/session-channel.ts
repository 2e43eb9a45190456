export type SessionEvent = 'signed-in' | 'signed-out';

const CHANNEL = 'vitrine-session';
/** A tab hears its own words as well: it knows them by this. */
const here = Math.random();

/** Tells every tab of this browser what became of the session. */
export function broadcastSession(word: SessionEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ word, tab: here });
  channel.close();
}

/**
 * Calls back with what became of the session, and whether this very tab said so: the word that an
 * action leaves behind is found by whichever tab looks first. Returns what ends it.
 */
export function onSessionEvent(callback: (word: SessionEvent, isOwn: boolean) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => callback(data?.word, data?.tab === here);
  return () => channel.close();
}
