import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type ListedPage =
  | 'site.about'
  | 'site.accessibility'
  | 'site.friends'
  | 'site.privacy'
  | 'site.siteMap'
  | 'site.terms'
  | 'hotels.results'
  | 'offers.list'
  | 'regions.destinations';

/** What a page that search engines list says to them, in the words of its namespace. */
export async function listedMetadata(namespace: ListedPage, path: string): Promise<Metadata> {
  const t = await getTranslations(namespace);
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: path },
  };
}
