/** The id of the stay fields on a page; a URL with this fragment leads to them. */
export const STAY_ID = 'estadia';
