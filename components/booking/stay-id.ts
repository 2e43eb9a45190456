/** The id of the stay of a page, to which what needs dates leads. */
export const STAY_ID = 'estadia';
