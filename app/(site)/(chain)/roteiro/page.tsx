import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ITINERARY } from '@/lib/itinerary/paths';
import { StartPage } from './start-page';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('itinerary');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: ITINERARY },
    robots: { index: false, follow: true },
  };
}

/** An itinerary without a stop. Those with stops have pages of their own. */
export default function Page() {
  return <StartPage />;
}
