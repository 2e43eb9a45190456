import type { Metadata } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DocumentPage } from '@/components/site/documents/document-page';
import { PageBreadcrumbs } from '../../breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.terms');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/terms' },
  };
}

/** The terms of use, for visitors. Static: all of its content is in the catalogue. */
export default function Page() {
  const messages = useMessages().site.terms;
  const trail = <PageBreadcrumbs items={[{ name: messages.title, path: '/terms' }]} />;
  return <DocumentPage messages={messages} trail={trail} />;
}
