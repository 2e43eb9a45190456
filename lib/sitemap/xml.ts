import { escapeMarkup } from '@/lib/format/escape-markup';
import { siteUrl } from '@/lib/http/site-url';
import type { IndexedPage } from './indexed-pages';

const absolute = (path: string) => escapeMarkup(siteUrl(path));

function answer(root: string, entries: string[]): Response {
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}

/** A file of the map for search engines. */
export const urlSet = (pages: readonly IndexedPage[]) =>
  answer(
    'urlset',
    pages.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${absolute(path)}</loc>${lastmod}</url>`;
    }),
  );

/** The list of all files. */
export const siteMapIndex = (paths: readonly string[]) =>
  answer(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`),
  );
