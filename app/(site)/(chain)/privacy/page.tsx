import type { Metadata } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DocumentPage } from '@/components/site/documents/document-page';
import { Trail } from '../../breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/privacy' },
  };
}

export default function Page() {
  const texts = useMessages().privacy;
  const trail = <Trail items={[{ name: texts.title, path: '/privacy' }]} />;
  return <DocumentPage texts={texts} trail={trail} />;
}
