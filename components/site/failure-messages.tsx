'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type messages from '@/messages/pt-BR.json';

type FailureTexts = (typeof messages)['site']['failure'];

const Context = createContext<FailureTexts | null>(null);

/** Hands the error catalogue to the error screens, which cannot read it from the server. */
export function FailureMessagesProvider({
  messages,
  children,
}: {
  messages: FailureTexts;
  children: ReactNode;
}) {
  return <Context value={messages}>{children}</Context>;
}

export function useFailureMessages(): FailureTexts {
  const messages = useContext(Context);
  if (!messages) throw new Error('useFailureMessages needs a FailureMessagesProvider above it');
  return messages;
}
