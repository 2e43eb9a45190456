import type { messages } from '@/lib/i18n/catalogue';

export type ViewerMessages = (typeof messages)['media']['viewer'];

/** An image for the viewer. */
export type ViewerPhoto = {
  src: string;
  alt: string;
  /** The same scene for upright screens. */
  portrait?: string;
  caption?: { title: string; text?: string };
  subject?: string;
};
