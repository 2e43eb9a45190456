import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { affectedPaths, affectedTags } from './affected-paths';
import { tellInstances } from './instances';
import type { SiteChange } from './model';
import { showChange } from './show';

/**
 * Makes a change visible on every instance of the site: every page with one of its tags becomes
 * stale, and the affected paths are re-rendered at once, so that no visitor is served the old ones.
 * If the database fails at that moment, they keep their last good content. Returns the number of
 * affected paths.
 */
export function revalidate(change: SiteChange): number {
  const tags = affectedTags(change);
  for (const tag of tags) revalidateTag(tag, 'max');
  tellInstances(tags, change);
  after(() => showChange(change));
  return affectedPaths(change).length;
}
