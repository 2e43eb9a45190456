/** How many hotels, and how many offers, have pages that are rendered ahead of their visitors. */
export const PAGES_AHEAD = 50;
