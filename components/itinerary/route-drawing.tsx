import { useTranslations } from 'next-intl';
import { preload } from 'react-dom';
import { formatKilometers } from '@/lib/itinerary/distance';
import type { RouteMap } from '@/lib/itinerary/route-map';
import { MAP_BOX } from '@/lib/itinerary/route-map';
import { isBehindPin } from '@/lib/itinerary/route-pins';
import { type DrawnStop, RoutePins } from './route-pins';

const LAND = '/art/mapa-roteiro.svg';

type RouteDrawingProps = {
  map: RouteMap;
  /** One per pin of the map, in the same order. */
  stops: DrawnStop[];
  /** The drawing's text alternative; null if it is decorative. */
  label: string | null;
};

/** Minimum length of a leg with a full or short distance, in hundredths of the map's height. */
const LENGTH_OF_WORDS = 62;
const LENGTH_OF_NUMBER = 34;
/** Width of a letter of a distance, in hundredths of the map's height. */
const LETTER = 1.72;
/** Height of a distance, in the same unit. */
const HEIGHT = 6.8;

/** The distance to the next stop, mid-leg; hidden if pins cover it, and on phones. */
function LegDistance({ leg, map }: { leg: RouteMap['legs'][number]; map: RouteMap }) {
  const t = useTranslations('itinerary');
  if (leg.length < LENGTH_OF_NUMBER) return null;
  const distance = formatKilometers(leg.kilometers);
  const text = t(leg.length < LENGTH_OF_WORDS ? 'distance' : 'straight', { distance });
  const width = text.length * LETTER + 5;
  const { unit } = map;
  if (isBehindPin(map, leg.middle, width * unit, HEIGHT * unit)) return null;
  return (
    <g
      transform={`translate(${leg.middle.x} ${leg.middle.y}) scale(${unit})`}
      className="max-md:hidden"
    >
      <rect
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
        fill="#fffdf8"
      />
      <text y="1.1" textAnchor="middle" fontSize="3.3" fontWeight="640" fill="#16302b">
        {text}
      </text>
    </g>
  );
}

/** The stops on the drawn country: numbered pins with their images, and dotted legs between them. */
export function RouteDrawing({ map, stops, label }: RouteDrawingProps) {
  const { unit } = map;
  // The page's largest image: browsers preload images in HTML, but not inside an SVG.
  preload(LAND, { as: 'image', fetchPriority: 'high' });
  return (
    <svg
      viewBox={map.viewBox}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label ?? undefined}
      aria-hidden={label === null}
      className="route-drawing"
    >
      <image href={LAND} {...MAP_BOX} />
      <g fill="none" strokeLinecap="round">
        {map.legs.map(({ line }) => (
          <path key={`under-${line}`} d={line} stroke="#fffdf8" strokeWidth={1.9 * unit} />
        ))}
        {map.legs.map(({ line }) => (
          <path
            key={line}
            d={line}
            stroke="#c2410c"
            strokeWidth={0.9 * unit}
            strokeDasharray={`0.1 ${2.4 * unit}`}
          />
        ))}
      </g>
      {map.legs.map((leg) => (
        <LegDistance key={leg.line} leg={leg} map={map} />
      ))}
      <RoutePins map={map} stops={stops} />
    </svg>
  );
}
