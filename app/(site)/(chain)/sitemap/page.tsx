import { getTranslations } from 'next-intl/server';
import { SiteMapPage } from '@/components/site/documents/site-map-page';
import { readSiteMap } from '@/lib/sitemap/map-queries';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

export const revalidate = 60;

export const generateMetadata = () => listedMetadata('site.siteMap', '/sitemap');

/** The pages of the site by kind, for visitors. Static; re-rendered at most once a minute. */
export default async function Page() {
  const t = await getTranslations('site.siteMap');
  const trail = <PageBreadcrumbs items={[{ name: t('title'), path: '/sitemap' }]} />;
  return <SiteMapPage map={await readSiteMap()} trail={trail} />;
}
