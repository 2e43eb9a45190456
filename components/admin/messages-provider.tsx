'use client';

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

type MessagesProviderProps = { messages: Partial<Messages>; children: ReactNode };

/** Adds messages to those of the providers around it; the library's own would replace them. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useMessages();
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
