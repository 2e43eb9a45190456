import 'server-only';
import { purgeTags } from '@/lib/cache/cdn';
import { prewarm, prewarmLater } from '@/lib/cache/prewarm';
import { lastChoices } from '@/lib/cache/visits';
import { pagesAhead } from '@/lib/sitemap/indexed-pages';
import { affectedPaths, affectedTags, affectsEveryPage } from './affected-paths';
import { PUBLIC_TABLES, type SiteChange } from './model';

/** Anything may have changed. */
export const everything: SiteChange = {
  tables: [...PUBLIC_TABLES],
  all: true,
};

/**
 * Re-renders the pages of a change, whose tags are already invalidated, and recent choices on them,
 * so that no visitor is served the old ones, and renews them in the front and the CDN.
 */
export async function showChange(change: SiteChange): Promise<void> {
  const paths = affectedPaths(change);
  await prewarm([...paths, ...lastChoices(paths)]);
  await purgeTags(affectedTags(change));
  if (affectsEveryPage(change)) await prewarmLater(await pagesAhead());
}
