'use client';

import { createContext, useContext } from 'react';

const Owner = createContext('');

/** Provides the id of the signed-in user, whose drafts the back office shows. */
export const DraftOwner = Owner.Provider;

/** The prefix of the keys of a record's drafts; new records (null) share one. */
export const useDraftScope = (noun: string, id: string | null): string =>
  `vitrine:${noun}:${useContext(Owner)}:${id ?? 'novo'}`;
