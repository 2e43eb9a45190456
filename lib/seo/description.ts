import { preview } from '@/lib/format/text';

/** Characters of a description shown by search engines and chats. */
const DESCRIPTION_LENGTH = 160;

/** The beginning of a text, on one line, as the description of its page. */
export const descriptionOf = (text: string): string =>
  preview(text.replace(/\s+/g, ' '), DESCRIPTION_LENGTH);
