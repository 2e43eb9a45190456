'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followConnection } from '@/components/ui/follow-connection';
import { STORED_NOTE } from '@/components/ui/stored-note';

type StoredPageNoteProps = { messages: Record<'back' | 'reload', string> };

/** What a note that says that the site failed says without a connection. Empty in other notes. */
const offlineText = (note: Element) => note.getAttribute('data-offline-note');

/** Shows `offline` in place of the note's text while the browser has no connection. */
function followOffline({ firstChild }: Element, offline: string): () => void {
  if (!firstChild) return () => {};
  const failed = firstChild.nodeValue;
  const listeners = new AbortController();
  const { signal } = listeners;
  const show = (text: string | null) => () => {
    firstChild.nodeValue = text;
  };
  addEventListener('offline', show(offline), { signal });
  addEventListener('online', show(failed), { signal });
  return () => {
    listeners.abort();
    firstChild.nodeValue = failed;
  };
}

/**
 * On a page that the service worker serves without a connection: once the site answers, its note
 * says so and offers a reload; if the connection is lost again, the service worker's text returns.
 * Where the site itself failed, offers the reload after that text at once: that the process answers
 * doesn't mean that it can render this page. If the connection is lost too, says that meanwhile.
 * Never reloads the page itself. Renders nothing on other pages.
 */
export function StoredPageNote({ messages }: StoredPageNoteProps) {
  const [note, setNote] = useState<Element | null>(null);
  useEffect(() => {
    const stored = document.querySelector(STORED_NOTE);
    if (!stored) return;
    const offline = offlineText(stored);
    if (offline) {
      setNote(stored);
      return followOffline(stored, offline);
    }
    // React doesn't own these nodes, and only React removes its own nodes from the note.
    const written = [...stored.childNodes];
    const end = followConnection((isConnected) => {
      if (isConnected) for (const node of written) node.remove();
      else stored.prepend(...written);
      setNote(isConnected ? stored : null);
    });
    return () => {
      end();
      stored.prepend(...written);
    };
  }, []);
  return (
    note &&
    createPortal(
      <>
        {offlineText(note) ? null : messages.back}{' '}
        <button
          type="button"
          className="min-h-11 px-2 font-[640] underline underline-offset-4"
          onClick={() => location.reload()}
        >
          {messages.reload}
        </button>
      </>,
      note,
    )
  );
}
