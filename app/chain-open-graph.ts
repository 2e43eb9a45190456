import { getTranslations } from 'next-intl/server';
import { SHARE_SIZE, SITE_ID, shareImagePath } from '@/lib/seo/share-card';
import { chainCard } from './og/[kind]/[id]/cards';

/**
 * Returns the Open Graph data, for chats and networks, of a page without its own image. `url` is
 * what they link to, so a page built from a visitor's choices must include its query.
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
