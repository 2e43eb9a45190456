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

/** The metadata of a page that search engines index, from the messages of its namespace. */
export async function listedMetadata(namespace: ListedPage, path: string): Promise<Metadata> {
  const t = await getTranslations(namespace);
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: path },
  };
}
