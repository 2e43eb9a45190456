import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { indexedPages } from '@/lib/sitemap/queries';

/** A failure while it is re-rendered keeps the last map: never an empty one. */
export const revalidate = 60;

/** Pages that are no row of the database. Those marked noindex are rightly missing. */
const FIXED = [
  ...['/', '/destinations', '/about', '/friends'],
  ...['/privacy', '/terms', '/acessibilidade', '/sitemap'],
];

/** The map for search engines. The one for people is the page /sitemap. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = env();
  const fixed = FIXED.map((path) => ({ path, changed: null }));
  return [...fixed, ...(await indexedPages())].map(({ path, changed }) => ({
    url: new URL(path, SITE_URL).href,
    ...(changed && { lastModified: changed }),
  }));
}
