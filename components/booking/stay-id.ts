/** The id of the fields of a stay on a page; a URL that ends in it leads to them. */
export const STAY_ID = 'estadia';
