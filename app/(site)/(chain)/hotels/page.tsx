import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotelsPage } from '@/components/hotels/hotels-page';
import { readAll } from '@/lib/data/failure';
import { listHotels } from '@/lib/data/hotels';
import { listRegions } from '@/lib/data/regions';
import { Trail } from '../../trail';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotels');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/hotels' },
  };
}

export default async function Page() {
  const nav = await getTranslations('nav');
  const [hotels, regions] = await readAll(listHotels(), listRegions());
  return (
    <HotelsPage
      hotels={hotels}
      regions={regions}
      region={null}
      trail={<Trail items={[{ name: nav('hotels'), path: '/hotels' }]} />}
    />
  );
}
