import { getTranslations } from 'next-intl/server';
import {
  IMAGE_HEIGHT,
  ITINERARY_GROUND,
  ItineraryCardView,
} from '@/components/media/itinerary-card';
import { ShareCardView } from '@/components/media/share-card';
import { inPlace } from '@/lib/format/place';
import { createTurns } from '@/lib/http/turns';
import { asksForLight } from '@/lib/media/light-mode';
import { lastRendered, renderOnce } from '@/lib/media/og-image-cache';
import { findImageDetails } from '@/lib/media/queries';
import { lightShareImage, shareImage, shareStrip, stripColumns } from '@/lib/media/share-image';
import type { ShareCard } from '@/lib/seo/share-card';
import { CARDS } from './cards';

/** Nothing is stored on disk for made-up URLs. */
export const dynamic = 'force-dynamic';

/** Chats and networks embed the image in their own pages. */
const SHOWN_ANYWHERE = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

const nothing = (status: number, more: Record<string, string>) =>
  new Response(null, { status, headers: { ...SHOWN_ANYWHERE, ...more } });

/**
 * Only two images are rendered at a time, so that pages are still served, and few requests may
 * wait.
 */
const inTurn = createTurns(2, 20);

async function drawItinerary(card: ShareCard, images: (string | null)[]): Promise<Buffer> {
  const site = await getTranslations('site.common');
  const centers = stripColumns(images.length).map(({ left, width }) => left + width / 2);
  const text = <ItineraryCardView card={card} centers={centers} brand={site('name')} />;
  return shareStrip({ images, height: IMAGE_HEIGHT, color: ITINERARY_GROUND, text });
}

async function draw(card: ShareCard): Promise<Buffer> {
  if (card.images) return drawItinerary(card, card.images);
  const [{ scrims }, t, seo, site] = await Promise.all([
    findImageDetails(card.image),
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
    text: (image) => <ShareCardView card={{ ...card, image }} scrims={scrims} messages={texts} />,
  });
}

type Context = { params: Promise<{ kind: string; id: string }> };

/**
 * The share image of a link: 1200 × 630, drawn from what the page says now. The preview on a page
 * is half as wide in the light mode, for this browser only.
 */
export async function GET(request: Request, { params }: Context) {
  const { kind, id } = await params;
  const page = `${kind}/${id}`;
  let drawing: Promise<Buffer> | null;
  try {
    const load = Object.hasOwn(CARDS, kind) ? CARDS[kind] : undefined;
    const card = await load?.(id);
    if (!card) return nothing(404, { 'Cache-Control': 'no-store' });
    drawing = renderOnce(page, JSON.stringify(card), () => inTurn(() => draw(card)));
  } catch (error) {
    console.error(`The card of ${page} can't be read:`, error);
    drawing = lastRendered(page);
  }
  const image = await drawing?.catch((error: unknown) => {
    console.error(`The card of ${page} can't be drawn:`, error);
    return null;
  });
  if (!image) return nothing(503, { 'Cache-Control': 'no-store', 'Retry-After': '60' });
  const isLight = asksForLight(request);
  return new Response(new Uint8Array(isLight ? await lightShareImage(image) : image), {
    headers: {
      ...SHOWN_ANYWHERE,
      'Content-Type': 'image/jpeg',
      'Cache-Control': isLight
        ? 'private, max-age=3600'
        : 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
}
