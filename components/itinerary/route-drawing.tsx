import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { preload } from 'react-dom';
import { formatKilometres } from '@/lib/itinerary/distance';
import type { RouteMap } from '@/lib/itinerary/route-map';
import { isBehindPin, MAP_BOX, roomForNames } from '@/lib/itinerary/route-map';
import { renditions } from '@/lib/media/renditions';
import { ownMediaPath } from '@/lib/security/safe-url';

const LAND = '/art/mapa-roteiro.svg';

type DrawnStop = { position: number; place: string; hotel: string; image: string | null };

type RouteDrawingProps = {
  map: RouteMap;
  /** One for each pin of the map, in their order. */
  stops: DrawnStop[];
  /** What the drawing says in words; null where it is decoration. */
  label: string | null;
};

/** The smallest file of one of the site's own pictures; null for a foreign one. */
function smallest(image: string | null): string | null {
  if (!ownMediaPath(image) || !image) return null;
  return renditions(image).srcSet?.split(' ')[0] ?? image;
}

/** Least length of a leg, in hundredths of the map's height, that has room for its distance in full or in short. */
const LENGTH_OF_WORDS = 62;
const LENGTH_OF_NUMBER = 34;
/** Width of a letter of a distance, in hundredths of the map's height. */
const LETTER = 1.72;
/** Height of a distance, in the same. */
const HEIGHT = 6.8;

/** How far the next stop is, on the middle of the leg; nothing where pins leave no room for it, nor on a phone. */
function LegDistance({ leg, map }: { leg: RouteMap['legs'][number]; map: RouteMap }) {
  const t = useTranslations('itinerary');
  if (leg.length < LENGTH_OF_NUMBER) return null;
  const distance = formatKilometres(leg.kilometres);
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

/** Names are not smaller than that beside pins that are: they are read. */
const LEAST_NAME = 0.75;

/** Town and hotel below a pin; the town alone where there is little room, as on a phone. */
function PinName({ stop, larger }: { stop: DrawnStop; larger: number }) {
  const line = {
    textAnchor: 'middle',
    fill: '#16302b',
    stroke: '#fffaf0',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  } as const;
  return (
    <g transform={`scale(${larger})`}>
      <text
        {...line}
        y="5.5"
        className="font-serif"
        fontSize="4.7"
        fontWeight="520"
        strokeWidth="1.1"
      >
        {stop.place}
      </text>
      {larger > 1 ? null : (
        <text
          {...line}
          y="10"
          fontSize="3.3"
          fontWeight="560"
          strokeWidth="0.9"
          className="max-md:hidden"
        >
          {stop.hotel}
        </text>
      )}
    </g>
  );
}

/** The stops on the drawn country: numbered pins with their pictures, and dotted legs between them. */
export function RouteDrawing({ map, stops, label }: RouteDrawingProps) {
  const id = useId();
  const { unit } = map;
  const larger = Math.max(1, (LEAST_NAME * unit) / map.pin);
  const named = roomForNames(
    map,
    stops.map(({ place }) => place),
    map.pin * larger,
  );
  // The largest picture of the page, which browsers look for in HTML and not in a drawing.
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
      {map.pins.map(({ x, y }, index) => {
        const stop = stops[index];
        if (!stop) return null;
        const picture = smallest(stop.image);
        const clip = `${id}-${stop.position}`;
        return (
          <g key={stop.position} transform={`translate(${x} ${y}) scale(${map.pin})`}>
            <path
              d="M-8-12.5c0-4.6 3.6-8 8-8s8 3.4 8 8c0 5-8 12.5-8 12.5s-8-7.5-8-12.500Z"
              fill="#16302b"
            />
            {picture ? (
              <>
                <clipPath id={clip}>
                  <circle cy="-12.7" r="6.5" />
                </clipPath>
                <image
                  href={picture}
                  x="-11"
                  y="-20"
                  width="22"
                  height="14.6"
                  preserveAspectRatio="xMidYMid slice"
                  clipPath={`url(#${clip})`}
                />
                <circle cy="-12.7" r="6.5" fill="none" stroke="#fffdf8" strokeWidth="0.6" />
              </>
            ) : null}
            <circle
              cx={picture ? 6 : 0}
              cy={picture ? -18.5 : -12.7}
              r={picture ? 3.3 : 5.5}
              fill="#f2b705"
              stroke="#16302b"
              strokeWidth="0.6"
            />
            <text
              x={picture ? 6 : 0}
              y={picture ? -17.1 : -10.7}
              textAnchor="middle"
              fontSize={picture ? 4 : 6}
              fontWeight="700"
              fill="#16302b"
            >
              {stop.position}
            </text>
            {named[index] ? <PinName stop={stop} larger={larger} /> : null}
          </g>
        );
      })}
    </svg>
  );
}
