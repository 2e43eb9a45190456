import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/site/missing-page';
import { markSharedMiss } from '@/lib/cache/uncacheable';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.notFound');
  return { title: t('title'), robots: { index: false } };
}

/** Answers every URL that no route has (next.config.mjs). */
export default async function Page() {
  await markSharedMiss();
  return <MissingPage />;
}
