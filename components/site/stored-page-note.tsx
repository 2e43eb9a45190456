'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followConnection } from '@/components/ui/follow-connection';
import { STORED_NOTE } from '@/components/ui/stored-note';

type StoredPageNoteProps = { messages: Record<'back' | 'reload', string> };

/**
 * On a page that the service worker serves without a connection: once the site answers, its note
 * says so and offers a reload; if the connection is lost again, the service worker's text returns.
 * Where the site itself failed, offers the reload after that text at once: that the process answers
 * doesn't mean that it can render this page. Never reloads the page itself. Renders nothing on
 * other pages.
 */
export function StoredPageNote({ messages }: StoredPageNoteProps) {
  const [note, setNote] = useState<Element | null>(null);
  const isFailing = note?.getAttribute('data-offline-note') === 'failing';
  useEffect(() => {
    const stored = document.querySelector(STORED_NOTE);
    if (!stored) return;
    if (stored.getAttribute('data-offline-note') === 'failing') return setNote(stored);
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
        {isFailing ? null : messages.back}{' '}
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
