/** The id of the fields of a stay on a page; an address that ends in it leads to them. */
export const STAY_ID = 'estadia';

/** Pages with fields of their own; from the others it is those of the list. */
const HAS_FIELDS = /^\/(?:$|hotels(?:\/|$))/;

/** Where the fields are that change the stay, from a page of the chain. */
export const stayFieldsPath = (pathname: string) =>
  HAS_FIELDS.test(pathname) ? `#${STAY_ID}` : `/hotels#${STAY_ID}`;
