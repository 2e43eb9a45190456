import 'server-only';
import { unstable_cache } from 'next/cache';
import { tags } from '@/lib/cache/tags';

/**
 * Says of the page being rendered that there is nothing at its address, for pages that answer 200
 * all the same (an empty list): the page cache does not keep them. `notFound()` and redirects need
 * no such word.
 */
export const markMiss = unstable_cache(async () => null, ['miss'], { tags: [tags.miss] });

/**
 * Says the same of a page that answers 404. Unlike after `notFound()`, whose words are only
 * rendered in the browser, the page itself is what visitors get, with or without a script.
 */
export const markNotFound = unstable_cache(async () => null, ['not-found'], {
  tags: [tags.notFound],
});

/**
 * Says of the page being rendered that a part of it could not be read, which it does without. Its
 * visitor gets it so; the page cache keeps the whole one that it has, if any.
 */
export const markGap = unstable_cache(async () => null, ['gap'], { tags: [tags.gap] });
