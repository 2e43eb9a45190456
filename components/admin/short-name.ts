import { preview } from '@/lib/format/text';

/** The length of a long name among others. */
const NAME_LENGTH = 64;

/** Shortens a name between words; CSS may cut it further, within a word. */
export const shortName = (name: string): string => preview(name, NAME_LENGTH);
