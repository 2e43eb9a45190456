import { useMessages } from 'next-intl';
import { DocumentPage } from '@/components/site/documents/document-page';
import { siteUrl } from '@/lib/http/site-url';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

export const generateMetadata = () => listedMetadata('site.terms', '/terms');

/** The terms of use, for visitors. Static: all of its content is in the catalog. */
export default function Page() {
  const messages = useMessages().site.terms;
  const trail = <PageBreadcrumbs items={[{ name: messages.title, path: '/terms' }]} />;
  return <DocumentPage messages={messages} trail={trail} url={siteUrl('/terms')} />;
}
