/** Of the hotels that were seen last, on the page of the favorites. */
export const SEEN_ID = 'vistos';
/** Hotels that it shows. */
export const SEEN_SHOWN = 4;
