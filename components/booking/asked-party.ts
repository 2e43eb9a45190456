import { createContext } from 'react';

/** How many guests the prices of a page are for by its address; null for the usual number. */
export const AskedParty = createContext<number | null>(null);
