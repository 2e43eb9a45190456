import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * Says of the page being rendered that it is of use to this visitor only: its lifetime becomes the
 * shortest that there is, one second, and such pages are not stored (lib/cache/page-cache.cjs).
 * For pages that answer 200. `notFound()` and redirects are never stored.
 */
export const markUncacheable = unstable_cache(async () => null, ['uncacheable'], {
  revalidate: 1,
});
