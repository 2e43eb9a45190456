/** The parameter of an address that names the one room to show. */
export const ROOM_PARAM = 'quarto';
