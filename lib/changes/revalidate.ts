import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { prewarm, prewarmLater } from '@/lib/cache/prewarm';
import { mostVisitedPages } from '@/lib/sitemap/indexed-pages';
import { affectedPaths, affectedTags, affectsEveryPage } from './affected-paths';
import type { SiteChange } from './model';

/**
 * Makes a change visible: every page that carries one of its tags becomes stale, and those that it
 * names are re-rendered at once, so that no visitor is served the old one. If the database fails in
 * that moment they keep their last good content. Returns how many pages the change names.
 */
export function revalidate(change: SiteChange): number {
  for (const tag of affectedTags(change)) revalidateTag(tag, 'max');
  const paths = affectedPaths(change);
  after(async () => {
    await prewarm(paths);
    if (affectsEveryPage(change)) await prewarmLater(await mostVisitedPages());
  });
  return paths.length;
}
