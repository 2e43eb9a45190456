import type { Metadata } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DocumentPage } from '@/components/documents/document-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('terms');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/terms' },
  };
}

export default function Page() {
  return <DocumentPage texts={useMessages().terms} />;
}
