import { getTranslations } from 'next-intl/server';
import { SHARE_SIZE, SITE_ID, shareImagePath } from '@/lib/seo/share-card';
import { chainCard } from './og/[kind]/[id]/cards';

/**
 * What chats and networks read of a page without an image of its own. `url` is what they link to, so a
 * page that visitors put together needs its query there.
 */
export async function chainOpenGraph(url: string) {
  const [t, home] = await Promise.all([
    getTranslations('site.common'),
    getTranslations('site.home'),
  ]);
  const images = [
    {
      url: shareImagePath(await chainCard(), SITE_ID),
      type: 'image/jpeg',
      ...SHARE_SIZE,
      alt: home('heroAlt'),
    },
  ];
  return { siteName: t('name'), locale: 'pt_BR', type: 'website' as const, url, images };
}
