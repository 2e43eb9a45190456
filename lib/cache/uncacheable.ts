import 'server-only';
import { unstable_cache } from 'next/cache';
import { tags } from './tags';

/**
 * Marks the page being rendered as useful to this visitor only: its lifetime becomes the shortest
 * possible, one second, and such pages are not stored (lib/cache/page-cache.cjs). For pages with
 * status 200. `notFound()` and redirects are never stored.
 */
export const markUncacheable = unstable_cache(async () => null, ['uncacheable'], {
  revalidate: 1,
});

/**
 * Marks the page being rendered as missing a part that could not be read: it is sent to the visitor
 * waiting for it but not stored, and the stored page stays.
 */
export const markPartial = unstable_cache(async () => null, [tags.partial], {
  revalidate: 1,
  tags: [tags.partial],
});

/**
 * Marks the page being rendered as the one answer to all URLs without a page. This stores a page
 * although its status is 404: there are only as many as the code defines.
 */
export const markSharedMiss = unstable_cache(async () => null, [tags.sharedMiss], {
  tags: [tags.sharedMiss],
});
