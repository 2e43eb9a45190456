/** The parameter of a URL that names the one room to show. */
export const ROOM_PARAM = 'quarto';
