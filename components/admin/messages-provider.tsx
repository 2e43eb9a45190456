'use client';

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

type Tree = { [key: string]: Tree | string };

/** Merges two catalogs. If both contain a noun, the result has the parts of both. */
function mergeMessages(outer: Partial<Messages>, inner: Partial<Messages>): Partial<Messages> {
  const merge = (a: Tree, b: Tree): Tree => {
    const merged = { ...a };
    for (const [key, value] of Object.entries(b)) {
      const known = merged[key];
      merged[key] =
        typeof known === 'object' && typeof value === 'object' ? merge(known, value) : value;
    }
    return merged;
  };
  return merge(outer as Tree, inner as Tree) as Partial<Messages>;
}

type MessagesProviderProps = { messages: Partial<Messages>; children: ReactNode };

/**
 * Adds messages to those of the providers above, which the library's own provider would replace.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useMessages();
  const all = useMemo(() => mergeMessages(outer, messages), [outer, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
