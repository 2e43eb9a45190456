'use client';

import { useSyncExternalStore } from 'react';
import { type CalendarDate, formatDate, todayInSaoPaulo } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';

let printed: CalendarDate | null = null;

/** Renders before the print begins; a page may have been open for days by then. */
function subscribe(render: () => void) {
  const print = () => {
    printed = todayInSaoPaulo();
    render();
  };
  addEventListener('beforeprint', print);
  return () => removeEventListener('beforeprint', print);
}

/** The day a page is printed on, followed by a note; HTML without scripts has only the note. */
export function PrintDay({ message, note }: { message: string; note: string }) {
  const day = formatDate(
    useSyncExternalStore(
      subscribe,
      () => printed,
      () => null,
    ),
  );
  return <span>{day ? `${formatMessage(message, { day })} ${note}` : note}</span>;
}
