import type { CSSProperties } from 'react';
import { preview } from '@/lib/format/text';
import { SHARE_SIZE, type ShareCard } from '@/lib/seo/share-card';
import { drawable } from '@/lib/seo/share-card-text';
import { InlineBrandMark } from './inline-brand-mark';

/** Height in px of the images; the title and dates are below them. */
export const IMAGE_HEIGHT = 432;
/** The color behind the text, and behind the strip of images (shareStrip). */
export const ITINERARY_GROUND = '#17423a';
const GAP = '#fbf6ec';

type ItineraryCardViewProps = {
  card: Pick<ShareCard, 'title' | 'place'>;
  /** The middle of each stop's image, in px from the left. */
  centers: number[];
  brand: string;
};

/** Alternating heights of the pins' tips, so that the line between swings. */
const HEIGHTS = [300, 240, 270, 220, 290];
/** Titles longer than this take two lines, in a smaller size. */
const LONG_TITLE = 19;
/** How many characters fit on two such lines. */
const MOST_TITLE = 52;

/** The content over and below the images of an itinerary, for the image renderer. */
export function ItineraryCardView({ card, centers, brand }: ItineraryCardViewProps) {
  const pins = centers.map((x, index) => ({ x, y: HEIGHTS[index % HEIGHTS.length] ?? 260 }));
  const title = preview(drawable(card.title), MOST_TITLE) || brand;
  return (
    <div style={frame}>
      <svg
        aria-hidden="true"
        width={SHARE_SIZE.width}
        height={IMAGE_HEIGHT}
        viewBox={`0 0 ${SHARE_SIZE.width} ${IMAGE_HEIGHT}`}
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        {centers.slice(1).map((x, index) => (
          <rect
            key={x}
            x={(x + (centers[index] ?? 0)) / 2 - 3.5}
            width="7"
            height={IMAGE_HEIGHT}
            fill={GAP}
          />
        ))}
        <path d={wave(pins)} fill="none" stroke="#fffdf8" strokeWidth="16" strokeLinecap="round" />
        <path
          d={wave(pins)}
          fill="none"
          stroke="#c2410c"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray="0.1 20"
        />
        {pins.map(({ x, y }) => (
          <path
            key={x}
            transform={`translate(${x} ${y})`}
            d="M-40-66c0-25 18-44 40-44s40 19 40 44c0 29-40 66-40 66s-40-37-40-66Z"
            fill="#16302b"
          />
        ))}
      </svg>
      {pins.map(({ x, y }, index) => (
        <div key={x} style={{ ...number, left: x - 27, top: y - 95 }}>
          {index + 1}
        </div>
      ))}
      <div style={caption}>
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 800 }}>
          <div style={titleStyle(title)}>{title}</div>
          <div style={{ fontSize: 34, marginTop: 6, color: '#d9e4d8' }}>
            {drawable(card.place ?? '')}
          </div>
        </div>
        <div style={sign}>
          <InlineBrandMark petals="#f2b705" heart="#17423a" />
          {brand}
        </div>
      </div>
    </div>
  );
}

/** A curve through the points that swings from one to the next. */
function wave(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let before = first;
  const curves = rest.map((point) => {
    const middle = (before.x + point.x) / 2;
    const curve = `C${middle} ${before.y - 120} ${middle} ${point.y + 60} ${point.x} ${point.y}`;
    before = point;
    return curve;
  });
  return `M${first.x} ${first.y}${curves.join('')}`;
}

const frame: CSSProperties = {
  ...SHARE_SIZE,
  display: 'flex',
  position: 'relative',
  fontFamily: 'Figtree',
  color: '#fffdf8',
};
const number: CSSProperties = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 54,
  height: 54,
  borderRadius: 27,
  backgroundColor: '#f2b705',
  color: '#16302b',
  fontSize: 30,
};
const caption: CSSProperties = {
  position: 'absolute',
  left: 0,
  right: 0,
  top: IMAGE_HEIGHT,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  padding: '0 56px',
  backgroundColor: ITINERARY_GROUND,
};
const LONG_WORD = 28;
const titleStyle = (title: string): CSSProperties => ({
  fontSize: title.length > LONG_TITLE ? 50 : 66,
  // With a line limit, balancing makes lines shorter and shorter.
  ...(title.split(' ').some((word) => word.length > LONG_WORD)
    ? { wordBreak: 'break-all', lineClamp: 2 }
    : { textWrap: 'balance' }),
  display: 'block',
  fontFamily: 'Besley',
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
});
const sign: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontFamily: 'Besley',
  fontSize: 36,
};
