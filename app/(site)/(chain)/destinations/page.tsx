import { getTranslations } from 'next-intl/server';
import { MapTile } from '@/components/hotels/list/map-tile';
import { DestinationsPage } from '@/components/regions/destinations-page';
import { listDestinations } from '@/lib/regions/queries';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';
import './destinations.css';

export const revalidate = 60;

export const generateMetadata = () => listedMetadata('regions.destinations', '/destinations');

/**
 * All regions with their number of hotels, for visitors. Static; re-rendered at most once a minute.
 */
export default async function Page() {
  const [t, destinations] = await Promise.all([getTranslations('site.nav'), listDestinations()]);
  const trail = <PageBreadcrumbs items={[{ name: t('destinations'), path: '/destinations' }]} />;
  return <DestinationsPage destinations={destinations} trail={trail} filler={<MapTile />} />;
}
