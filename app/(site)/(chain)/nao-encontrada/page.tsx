import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { PageNotFound } from '@/components/site/page-not-found';
import { markSharedMiss } from '@/lib/cache/uncacheable';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.notFound');
  return { title: t('title'), robots: { index: false } };
}

/** Answers every address that no route has (next.config.mjs). */
export default async function Page() {
  await markSharedMiss();
  return (
    <NotFoundStatus>
      <PageNotFound />
    </NotFoundStatus>
  );
}
