import { getMessages } from 'next-intl/server';
import { DocumentPage } from '@/components/site/documents/document-page';
import { callablePhone, phoneHref } from '@/lib/format/phone';
import { siteUrl } from '@/lib/http/site-url';
import { getSiteSettings } from '@/lib/settings/queries';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

/** The section that says how to reach the chain: its phone number is the one of the footer. */
const CONTACT = 'contato';

export const generateMetadata = () => listedMetadata('site.accessibility', '/acessibilidade');

/**
 * How the site and the hotels are accessible, for visitors. Static; the chain's phone number is read again
 * at most once a minute.
 */
export default async function Page() {
  const [messages, { contact }] = await Promise.all([getMessages(), getSiteSettings()]);
  const { accessibility, footer } = messages.site;
  const number = callablePhone(contact.phone, footer.phone);
  const href = phoneHref(number);
  const phone = href ? [{ label: number, href }] : [];
  const sections = accessibility.sections.map((section) =>
    section.id === CONTACT ? { ...section, links: [...(section.links ?? []), ...phone] } : section,
  );
  const trail = (
    <PageBreadcrumbs items={[{ name: accessibility.title, path: '/acessibilidade' }]} />
  );
  return (
    <DocumentPage
      messages={{ ...accessibility, sections }}
      trail={trail}
      url={siteUrl('/acessibilidade')}
    />
  );
}
