import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.shell.notFound');
  return { title: t('heading') };
}

/** A URL that no tab has: answered inside the shell. */
export default function Unknown() {
  notFound();
}
