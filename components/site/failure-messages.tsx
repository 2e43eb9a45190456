'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type messages from '@/messages/pt-BR.json';

type AllTexts = (typeof messages)['site']['failure'];
/** Those of the back office are there only. */
type FailureTexts = Omit<AllTexts, 'staff'> & Partial<Pick<AllTexts, 'staff'>>;

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
