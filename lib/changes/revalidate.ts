import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { affectedPaths, affectedTags } from './affected-paths';
import { tellInstances } from './instances';
import type { SiteChange } from './model';
import { showChange } from './show';

/**
 * Makes a change visible on every instance of the site: every page that carries one of its tags
 * becomes stale, and those that it names are re-rendered at once, so that no visitor is served the
 * old one. If the database fails in that moment they keep their last good content. Returns how many
 * pages the change names.
 */
export function revalidate(change: SiteChange): number {
  const tags = affectedTags(change);
  for (const tag of tags) revalidateTag(tag, 'max');
  tellInstances(tags, change);
  after(() => showChange(change));
  return affectedPaths(change).length;
}
