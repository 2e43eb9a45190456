import type { Metadata } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FriendsPage } from '@/components/site/documents/friends-page';
import { JsonLd } from '@/components/site/json-ld';
import { faqPage } from '@/lib/seo/json-ld';
import { PageBreadcrumbs } from '../../breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.friends');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/friends' },
  };
}

/** The chain's social project, for visitors. Static: all of its content is in the catalogue. */
export default function Page() {
  const { title, faq } = useMessages().site.friends;
  return (
    <>
      <JsonLd nodes={[faqPage(faq.items)]} />
      <FriendsPage trail={<PageBreadcrumbs items={[{ name: title, path: '/friends' }]} />} />
    </>
  );
}
