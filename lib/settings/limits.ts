/** Longest URL of a video or logo of the chain, in characters. */
export const SETTINGS_URL_LENGTH = 500;
