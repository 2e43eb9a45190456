'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type messages from '@/messages/pt-BR.json';

type FailureTexts = (typeof messages)['failure'];

const Context = createContext<FailureTexts | null>(null);

/** Hands the error catalogue to the error screens, which cannot read it from the server. */
export function FailureTextsProvider({
  texts,
  children,
}: {
  texts: FailureTexts;
  children: ReactNode;
}) {
  return <Context value={texts}>{children}</Context>;
}

export function useFailureTexts(): FailureTexts {
  const texts = useContext(Context);
  if (!texts) throw new Error('useFailureTexts needs a FailureTextsProvider above it');
  return texts;
}
