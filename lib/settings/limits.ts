/** Longest URL of a video or logo of the chain, in characters. */
export const SETTINGS_URL_LENGTH = 500;
/** Longest telephone number as people write it, in characters. */
export const PHONE_LENGTH = 20;
