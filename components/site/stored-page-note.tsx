'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onReconnect } from '@/components/ui/connection';
import { STORED_NOTE } from '@/components/ui/stored-note';

type StoredPageNoteProps = { messages: Record<'back' | 'reload', string> };

/**
 * On a page that the service worker has shown without a connection: once the site answers again, its note
 * says so and offers the page of now. Shows nothing elsewhere.
 */
export function StoredPageNote({ messages }: StoredPageNoteProps) {
  const [note, setNote] = useState<Element | null>(null);
  useEffect(() => {
    const stored = document.querySelector(STORED_NOTE);
    if (!stored) return;
    return onReconnect(() => {
      stored.replaceChildren();
      setNote(stored);
    });
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
