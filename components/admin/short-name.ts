import { preview } from '@/lib/format/text';

/** Letters of a long name where it stands among others. */
const NAME_LENGTH = 64;

/** A name cut between words; where the style cuts it, it cuts within them. */
export const shortName = (name: string): string => preview(name, NAME_LENGTH);
