import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ITINERARY } from '@/lib/itinerary/paths';
import { unlistedMetadata } from '../../unlisted-metadata';
import { ItineraryStartPage } from './start-page';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('itinerary');
  return unlistedMetadata({
    title: t('title'),
    description: t('description'),
    canonical: ITINERARY,
  });
}

/** An itinerary without stops. Those with stops have pages of their own. */
export default function Page() {
  return <ItineraryStartPage />;
}
