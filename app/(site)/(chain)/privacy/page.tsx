import { useMessages } from 'next-intl';
import { DocumentPage } from '@/components/site/documents/document-page';
import { siteUrl } from '@/lib/http/site-url';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

export const generateMetadata = () => listedMetadata('site.privacy', '/privacy');

/** What the site stores about visitors (LGPD). Static: all of its content is in the catalog. */
export default function Page() {
  const messages = useMessages().site.privacy;
  const trail = <PageBreadcrumbs items={[{ name: messages.title, path: '/privacy' }]} />;
  return <DocumentPage messages={messages} trail={trail} url={siteUrl('/privacy')} />;
}
