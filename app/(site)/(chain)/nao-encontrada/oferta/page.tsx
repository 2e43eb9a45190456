import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OfferUnavailable } from '@/components/offers/offer-unavailable';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { markSharedMiss } from '@/lib/cache/uncacheable';

export const revalidate = 60;

/** Nothing to share: one page serves all missing URLs, and its own URL is internal. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offers.page');
  return { title: t('unavailable.heading'), robots: { index: false }, openGraph: null };
}

/** Answers the URLs of all offers that don't exist (middleware.ts). */
export default async function Page() {
  await markSharedMiss();
  return (
    <NotFoundStatus>
      <OfferUnavailable />
    </NotFoundStatus>
  );
}
