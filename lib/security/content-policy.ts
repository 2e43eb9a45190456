/** What the policies of public and of staff pages have in common. */

/** Origins whose pages are shown in frames. */
export const FRAMES = {
  vimeo: 'https://player.vimeo.com',
  youtube: 'https://www.youtube-nocookie.com',
  maps: 'https://www.google.com',
} as const;

/** Where images, videos and fonts come from; staff may name files of any site. */
export const FILE_SOURCES = {
  'img-src': ["'self'", 'https:', 'data:', 'blob:'],
  'media-src': ["'self'", 'https:'],
  'font-src': ["'self'"],
};

/** Formats a policy as a header value from the sources of each directive, by its name. */
export const policyText = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
