import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/site/missing-page';
import { markSharedMiss } from '@/lib/cache/uncacheable';

export const revalidate = 60;

/** Nothing to share: one page serves all missing URLs, and its own URL is internal. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.notFound');
  return { title: t('title'), robots: { index: false }, openGraph: null };
}

/** Answers all URLs without a route (next.config.mjs). */
export default async function Page() {
  await markSharedMiss();
  return <MissingPage />;
}
