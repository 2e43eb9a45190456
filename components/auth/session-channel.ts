export type SessionWord = 'signed-in' | 'signed-out';

const CHANNEL = 'vitrine-session';
/** A tab hears its own words from the other parts of itself: it knows them by this. */
const here = Math.random();

/** Tells the other tabs of this browser what became of the session. */
export function tellOtherTabs(word: SessionWord): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ word, tab: here });
  channel.close();
}

/** Calls back with what another tab tells; returns what ends it. */
export function onOtherTabs(callback: (word: SessionWord) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data?.tab !== here) callback(data?.word);
  };
  return () => channel.close();
}
