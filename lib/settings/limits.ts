/** Longest address of a video or logo of the chain, in characters. */
export const CONFIG_ADDRESS_LENGTH = 500;
