/** Characters of a description that search engines and chats show. */
export const DESCRIPTION_LENGTH = 160;
