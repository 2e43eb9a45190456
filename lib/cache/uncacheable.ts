import 'server-only';
import { unstable_cache } from 'next/cache';
import { tags } from './tags';

/**
 * Says of the page being rendered that it is of use to this visitor only: its lifetime becomes the
 * shortest that there is, one second, and such pages are not stored (lib/cache/page-cache.cjs).
 * For pages that answer 200. `notFound()` and redirects are never stored.
 */
export const markUncacheable = unstable_cache(async () => null, ['uncacheable'], {
  revalidate: 1,
});

/**
 * Says of the page being rendered that a part of it could not be read: it goes to the visitor who
 * waits for it and is not stored, and the page that is stored stays.
 */
export const markPartial = unstable_cache(async () => null, [tags.partial], {
  revalidate: 1,
  tags: [tags.partial],
});

/**
 * Says of the page being rendered that it is the one answer to all URLs without a page. With it
 * a page is stored although its status is 404: there are as many of these as the program names.
 */
export const markSharedMiss = unstable_cache(async () => null, [tags.sharedMiss], {
  tags: [tags.sharedMiss],
});
