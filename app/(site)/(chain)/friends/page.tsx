import type { Metadata } from 'next';
import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FriendsPage } from '@/components/documents/friends-page';
import { StructuredData } from '@/components/site/structured-data';
import { faqPage } from '@/lib/seo/structured-data/page-parts';
import { Trail } from '../../trail';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('friends');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/friends' },
  };
}

export default function Page() {
  const { title, faq } = useMessages().friends;
  return (
    <>
      <StructuredData nodes={[faqPage(faq.items)]} />
      <FriendsPage trail={<Trail items={[{ name: title, path: '/friends' }]} />} />
    </>
  );
}
