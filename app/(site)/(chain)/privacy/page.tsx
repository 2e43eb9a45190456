import type { Metadata } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DocumentPage } from '@/components/site/documents/document-page';
import { PageBreadcrumbs } from '../../breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.privacy');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/privacy' },
  };
}

/** What the site stores of visitors (LGPD). Static: all of its content is in the catalogue. */
export default function Page() {
  const messages = useMessages().site.privacy;
  const trail = <PageBreadcrumbs items={[{ name: messages.title, path: '/privacy' }]} />;
  return <DocumentPage messages={messages} trail={trail} />;
}
