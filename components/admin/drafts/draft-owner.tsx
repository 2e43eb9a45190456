'use client';

import { createContext, useContext } from 'react';

const Owner = createContext('');

/** Whose drafts a screen of the back office shows: the id of who is signed in. */
export const DraftOwner = Owner.Provider;

/** How the keys of a record's drafts begin; those of new records (null) are kept together. */
export const useDraftScope = (noun: string, id: string | null): string =>
  `vitrine:${noun}:${useContext(Owner)}:${id ?? 'novo'}`;
