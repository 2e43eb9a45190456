import type { CSSProperties } from 'react';
import { formatPrice } from '@/lib/format/price';
import { derivePrimary } from '@/lib/format/primary-color';
import { preview } from '@/lib/format/text';
import { type ImageScrims, scrimOf } from '@/lib/media/artwork';
import { SHARE_SIZE, type ShareCard } from '@/lib/seo/share-card';
import { drawable, fitTitle } from '@/lib/seo/share-card-text';
import { InlineBrandMark } from './inline-brand-mark';

type ShareCardMessages = {
  brand: string;
  from: string;
  perNight: string;
  hotelsIn: string;
  offer: string;
  /** Includes the day. */
  offerUntil: string;
};

/** Width of the middle column: what is left of the image when a chat crops it to a square. */
const COLUMN = 590;
/** Maximum length of title and place, in characters. */
const MOST_TITLE = 76;
const MOST_PLACE = 56;

type ShareCardViewProps = { card: ShareCard; scrims: ImageScrims; messages: ShareCardMessages };

/**
 * The text on the share image of a page, for the image renderer: flexbox and inline styles only.
 * Everything is in the middle, so that a square thumbnail loses nothing.
 */
export function ShareCardView({ card, scrims, messages }: ShareCardViewProps) {
  const title = preview(drawable(card.title), MOST_TITLE) || messages.brand;
  const place = card.place && preview(drawable(card.place), MOST_PLACE);
  const { primary, onPrimary } = derivePrimary(card.color);
  const { size, wordsFit } = fitTitle(title);
  const badge = badgeOf(card, messages);
  const color = card.image ? '#ffffff' : onPrimary;
  return (
    <div style={{ ...frame, ...ground(card.image, scrims, primary), color: color }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 34 }}>
        <InlineBrandMark
          petals={card.image ? '#f2b705' : onPrimary}
          heart={card.image ? '#17423a' : primary}
        />
        {messages.brand}
      </div>
      <div style={{ ...column, flexGrow: 1 }}>
        {badge ? <div style={badgeStyle}>{badge}</div> : null}
        <div style={{ ...titleStyle, ...wrapping(title, wordsFit), fontSize: size }}>{title}</div>
        {place ? <div style={{ ...placeStyle, ...placeWrapping(place) }}>{place}</div> : null}
        {card.price ? (
          <div style={priceStyle}>
            <span style={{ fontSize: 28 }}>{messages.from}</span>
            <span style={{ fontFamily: 'Besley', fontSize: 52 }}>{formatPrice(card.price)}</span>
            {card.kind === 'hotel' ? (
              <span style={{ fontSize: 28 }}>{messages.perNight}</span>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function badgeOf({ kind, until }: ShareCard, messages: ShareCardMessages): string | null {
  if (kind === 'region') return messages.hotelsIn;
  if (kind !== 'offer') return null;
  return until ? messages.offerUntil : messages.offer;
}

/** The scene's own dark tint where there is text; the hotel's color without a scene. */
function ground(image: string | null, scrims: ImageScrims, primary: string): CSSProperties {
  if (!image) return { backgroundColor: primary };
  const tint = scrimOf(image, scrims);
  return {
    backgroundImage: `linear-gradient(180deg, ${tint}b3 0%, ${tint}a6 42%, ${tint}f2 100%)`,
  };
}

const frame: CSSProperties = {
  ...SHARE_SIZE,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '36px 0 44px',
  fontFamily: 'Besley',
};
const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: COLUMN,
  textAlign: 'center',
  fontFamily: 'Figtree',
};
const badgeStyle: CSSProperties = {
  padding: '6px 24px 8px',
  marginBottom: 16,
  borderRadius: 999,
  backgroundColor: '#f2b705',
  color: '#16302b',
  fontSize: 36,
};
const titleStyle: CSSProperties = {
  display: 'block',
  maxWidth: COLUMN,
  fontFamily: 'Besley',
  lineHeight: 1.06,
  letterSpacing: '-0.02em',
};
/** From this length on, a title needs its full lines. */
const LONG_TITLE = 48;

/**
 * Balancing breaks words wherever that is allowed, wastes the lines of a long title, and makes
 * lines shorter and shorter if their number is limited: such a title is cut in the middle. It also
 * halves the box of a single word, which then overflows to the right.
 */
function wrapping(title: string, wordsFit: boolean): CSSProperties {
  if (!wordsFit) return { wordBreak: 'break-all', lineClamp: 3 };
  if (title.length > LONG_TITLE) return { lineClamp: 4 };
  return /[\s-]/.test(title) ? { textWrap: 'balance' } : {};
}
/** A place takes at most two lines, so these need no limit. */
const placeWrapping = (place: string): CSSProperties =>
  /\s/.test(place) ? { textWrap: 'balance' } : { lineClamp: 2 };
const placeStyle: CSSProperties = {
  display: 'block',
  maxWidth: COLUMN,
  marginTop: 14,
  fontSize: 36,
};
const priceStyle: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '4px 26px 12px',
  marginTop: 20,
  borderRadius: 14,
  backgroundColor: '#fffdf8',
  color: '#16302b',
};
