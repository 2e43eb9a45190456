import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DestinationsPage } from '@/components/destinations/destinations-page';
import { listDestinations } from '@/lib/data/regions';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('destinations');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/destinations' },
  };
}

export default async function Page() {
  return <DestinationsPage destinations={await listDestinations()} />;
}
