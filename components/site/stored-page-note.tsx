'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followConnection } from '@/components/ui/follow-connection';
import { STORED_NOTE } from '@/components/ui/stored-note';

type StoredPageNoteProps = { messages: Record<'back' | 'reload', string> };

/**
 * On a page that the service worker has shown without a connection: while the site answers, its note
 * says so and offers the page of now; after another loss it says again what the service worker wrote.
 * Never reloads the page by itself. Shows nothing elsewhere.
 */
export function StoredPageNote({ messages }: StoredPageNoteProps) {
  const [note, setNote] = useState<Element | null>(null);
  useEffect(() => {
    const stored = document.querySelector(STORED_NOTE);
    if (!stored) return;
    // React doesn't own these nodes, and its own in the note are removed by React alone.
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
