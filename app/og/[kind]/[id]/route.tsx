import { getTranslations } from 'next-intl/server';
import { ShareCardView } from '@/components/media/share-card';
import { inPlace } from '@/lib/format/place';
import { lastRendered, renderOnce } from '@/lib/media/og-image-cache';
import { shareImage } from '@/lib/media/share-image';
import type { ShareCard } from '@/lib/seo/share-card';
import { CARDS } from './cards';

/** Nothing is stored on disk for addresses that somebody made up. */
export const dynamic = 'force-dynamic';

/** Chats and networks show the picture on pages of their own. */
const SHOWN_ANYWHERE = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

const nothing = (status: number, more: Record<string, string>) =>
  new Response(null, { status, headers: { ...SHOWN_ANYWHERE, ...more } });

async function draw(card: ShareCard): Promise<Buffer> {
  const [t, seo, site] = await Promise.all([
    getTranslations('hotels.card'),
    getTranslations('seo'),
    getTranslations('site.common'),
  ]);
  const texts = {
    brand: site('name'),
    from: t('from'),
    perNight: t('perNight'),
    hotelsIn: seo('hotelsIn', { in: inPlace(card.title) }),
    offer: seo('offer'),
    offerUntil: card.until ? seo('offerUntil', { date: card.until }) : '',
  };
  return shareImage({
    image: card.image,
    text: (image) => <ShareCardView card={{ ...card, image }} messages={texts} />,
  });
}

type Context = { params: Promise<{ kind: string; id: string }> };

/** The picture that goes with a shared link: 1200 × 630, drawn from what the page says now. */
export async function GET(_request: Request, { params }: Context) {
  const { kind, id } = await params;
  const page = `${kind}/${id}`;
  let picture: Promise<Buffer> | null;
  try {
    const load = Object.hasOwn(CARDS, kind) ? CARDS[kind] : undefined;
    const card = await load?.(id);
    if (!card) return nothing(404, { 'Cache-Control': 'no-store' });
    picture = renderOnce(page, JSON.stringify(card), () => draw(card));
  } catch (error) {
    console.error(`The card of ${page} can't be read:`, error);
    picture = lastRendered(page);
  }
  if (!picture) return nothing(503, { 'Cache-Control': 'no-store', 'Retry-After': '60' });
  return new Response(new Uint8Array(await picture), {
    headers: {
      ...SHOWN_ANYWHERE,
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
}
