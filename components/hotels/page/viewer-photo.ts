import type messages from '@/messages/pt-BR.json';

export type ViewerMessages = (typeof messages)['media']['viewer'];

/** A picture as the viewer takes it. */
export type ViewerPhoto = {
  src: string;
  alt: string;
  /** The same scene for upright screens. */
  portrait?: string;
  caption?: { title: string; text?: string };
  subject?: string;
};
