import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { LOCALE } from '@/lib/i18n/request';

/** The web app manifest, for adding the site to a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('site.common');
  return {
    name: t('name'),
    short_name: t('name'),
    description: t('description'),
    lang: LOCALE,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ec',
    theme_color: '#17423a',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
