/** How many hotels, and how many offers, have pages that are rendered before any visit. */
export const PAGES_AHEAD = 50;
