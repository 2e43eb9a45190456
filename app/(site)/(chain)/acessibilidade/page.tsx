import { getMessages } from 'next-intl/server';
import { DocumentPage } from '@/components/site/documents/document-page';
import { callablePhone, phoneHref } from '@/lib/format/phone';
import { siteUrl } from '@/lib/http/site-url';
import { getSiteSettings } from '@/lib/settings/queries';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

/** The section on how to contact the chain; its phone number is the one in the footer. */
const CONTACT = 'contato';

export const generateMetadata = () => listedMetadata('site.accessibility', '/acessibilidade');

/**
 * How accessible the site and the hotels are, for visitors. Static; the chain's phone number is
 * re-read at most once a minute.
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
