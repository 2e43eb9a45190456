/** The id of the section of recently seen hotels on the favorites page. */
export const SEEN_ID = 'vistos';
/** How many hotels that section shows. */
export const SEEN_SHOWN = 4;
