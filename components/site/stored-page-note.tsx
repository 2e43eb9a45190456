'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followConnection } from '@/components/ui/follow-connection';
import { STORED_NOTE } from '@/components/ui/stored-note';

type StoredPageNoteProps = { messages: Record<'back' | 'reload', string> };

/**
 * On a page that the service worker serves without a connection: once the site answers, its note
 * says so and offers a reload; if the connection is lost again, the service worker's text returns.
 * Never reloads the page itself. Renders nothing on other pages.
 */
export function StoredPageNote({ messages }: StoredPageNoteProps) {
  const [note, setNote] = useState<Element | null>(null);
  useEffect(() => {
    const stored = document.querySelector(STORED_NOTE);
    if (!stored) return;
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
        {messages.back}{' '}
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
