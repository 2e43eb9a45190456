/** The id of the hotels that were seen last, on the page of the favorites. */
export const SEEN_ID = 'vistos';
/** How many hotels that section shows. */
export const SEEN_SHOWN = 4;
