import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readRequestedStay } from '@/lib/booking/requested-stay';
import { todayInSaoPaulo } from '@/lib/format/date';
import { ComparisonStartPage, comparisonMetadata } from './start-page';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  return comparisonMetadata((await getTranslations('comparison'))('title'));
}

/** An empty comparison. Comparisons with hotels have pages of their own (middleware.ts). */
export default async function Page() {
  const stay = readRequestedStay(new URLSearchParams(), todayInSaoPaulo());
  return (
    <ComparisonStartPage
      comparison={{ hotels: [], suggested: [], stay }}
      hotels={[]}
      suggested={[]}
    />
  );
}
