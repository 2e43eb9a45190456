/** Every cache tag of the site. Pages collect them by reading; writes invalidate them by name. */
export const tags = {
  hotels: 'hotels',
  regions: 'regions',
  offers: 'offers',
  settings: 'settings',
  /** What the pictures of the library show, in words. */
  media: 'media',
  /** No data: marks pages that are not worth keeping (lib/cache/page-cache.cjs). */
  miss: 'miss',
  /** No data: marks pages that answer 404, and are not worth keeping either. */
  notFound: 'not-found',
  /** No data: marks pages from which something is missing; they are not kept. */
  gap: 'gap',
} as const;
