import { preview } from '@/lib/format/text';

/** Characters of a description that search engines and chats show. */
const DESCRIPTION_LENGTH = 160;

/** The beginning of a text, in one line, as the description of its page. */
export const descriptionOf = (text: string): string =>
  preview(text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH);
