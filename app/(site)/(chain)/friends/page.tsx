import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FriendsPage } from '@/components/documents/friends-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('friends');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/friends' },
  };
}

export default function Page() {
  return <FriendsPage />;
}
