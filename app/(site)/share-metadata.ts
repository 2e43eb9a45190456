import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SHARE_SIZE, type ShareCard, shareImagePath } from '@/lib/seo/share-card';

type SharedPage = {
  title: string;
  description: string;
  /** The canonical path of the page. */
  path: string;
  card: ShareCard;
  /** The slug or id by which the card's page is found. */
  id: string;
};

/** The metadata of a page with its own image, for search engines, chats and networks. */
export async function shareMetadata({ title, description, path, card, id }: SharedPage) {
  const [site, seo] = await Promise.all([getTranslations('site.common'), getTranslations('seo')]);
  const alt = seo('pictureAlt', { title });
  const url = shareImagePath(card, id);
  const images = [{ url, type: 'image/jpeg', ...SHARE_SIZE, alt }];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      ...{ siteName: site('name'), locale: 'pt_BR', type: 'website' as const },
      ...{ title, description, url: path, images },
    },
    twitter: { card: 'summary_large_image' as const, title, description, images: [{ url, alt }] },
  } satisfies Metadata;
}
