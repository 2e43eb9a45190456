import type { Metadata } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DocumentPage } from '@/components/site/documents/document-page';
import { phoneHref } from '@/lib/format/phone';
import { PageBreadcrumbs } from '../../breadcrumbs';

/** The section that says how to reach the chain: its phone number is the one of the footer. */
const CONTACT = 'contato';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.accessibility');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/acessibilidade' },
  };
}

export default function Page() {
  const { accessibility, footer } = useMessages().site;
  const href = phoneHref(footer.phone);
  const phone = href ? [{ label: footer.phone, href }] : [];
  const sections = accessibility.sections.map((section) =>
    section.id === CONTACT ? { ...section, links: [...(section.links ?? []), ...phone] } : section,
  );
  const trail = (
    <PageBreadcrumbs items={[{ name: accessibility.title, path: '/acessibilidade' }]} />
  );
  return <DocumentPage messages={{ ...accessibility, sections }} trail={trail} />;
}
