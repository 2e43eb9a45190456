import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { SiteMapPart } from '@/components/site/documents/site-map-part';
import { MissingPage } from '@/components/site/missing-page';
import { inPlace } from '@/lib/format/place';
import { type MapPart, readMapPart } from '@/lib/sitemap/map-queries';
import { ELSEWHERE, isMapPart, mapPage, mapPartPath, OFFERS } from '@/lib/sitemap/paths';
import { PageBreadcrumbs } from '../../../../breadcrumbs';
import { unlistedMetadata } from '../../../../unlisted-metadata';

export const revalidate = 60;
/** All are rendered on their first visit, because few people request them. */
export const generateStaticParams = () => [];

type PageProps = { params: Promise<{ part: string; page?: string[] }> };

const read = cache(readMapPart);

/** The part and the page of a URL; null if nothing is listed there. */
async function load(params: PageProps['params']) {
  const { part, page: [text, ...rest] = [] } = await params;
  const page = text === undefined ? 1 : mapPage(text);
  if (!isMapPart(part) || page === null || rest.length > 0) return null;
  const content = await read(part, page);
  return content && content.links.length > 0 ? { part, page, content } : null;
}

async function nameOf(part: string, { region }: MapPart): Promise<string> {
  const t = await getTranslations('site.siteMap');
  if (part === OFFERS) return t('offers.heading');
  if (part === ELSEWHERE || !region) return t('hotels.elsewhere');
  return t('hotels.inRegion', { in: inPlace(region.name), region: region.name });
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const found = await load(params);
  if (!found) return { robots: { index: false } };
  const { part, page, content } = found;
  const [t, name] = await Promise.all([
    getTranslations('site.siteMap.part'),
    nameOf(part, content),
  ]);
  return unlistedMetadata({
    title: page > 1 ? t('titlePage', { name, page }) : t('title', { name }),
    description: t('description', { name }),
    canonical: mapPartPath(part, page),
  });
}

/** The hotels of a region, or all offers, as links: for people, and for search engines to follow. */
export default async function Page({ params }: PageProps) {
  const found = await load(params);
  if (!found) return <MissingPage />;
  const { part, page, content } = found;
  const [t, name] = await Promise.all([getTranslations('site.siteMap'), nameOf(part, content)]);
  const trail = (
    <PageBreadcrumbs
      items={[
        { name: t('title'), path: '/sitemap' },
        { name, path: mapPartPath(part) },
      ]}
    />
  );
  return <SiteMapPart name={name} part={part} page={page} content={content} trail={trail} />;
}
