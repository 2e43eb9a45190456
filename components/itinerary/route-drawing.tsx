import { useId } from 'react';
import type { RouteMap } from '@/lib/itinerary/route-map';
import { MAP_BOX } from '@/lib/itinerary/route-map';
import { renditions } from '@/lib/media/renditions';
import { ownMediaPath } from '@/lib/security/safe-url';

type RouteDrawingProps = {
  map: RouteMap;
  /** One for each pin of the map, in their order. */
  stops: { position: number; place: string; image: string | null }[];
  /** What the drawing says in words; null where it is decoration. */
  label: string | null;
};

/** The smallest file of one of the site's own pictures; null for a foreign one. */
function smallest(image: string | null): string | null {
  if (!ownMediaPath(image) || !image) return null;
  return renditions(image).srcSet?.split(' ')[0] ?? image;
}

/** The stops on the drawn country: numbered pins with their pictures, and dotted legs between them. */
export function RouteDrawing({ map, stops, label }: RouteDrawingProps) {
  const id = useId();
  const { unit } = map;
  return (
    <svg
      viewBox={map.viewBox}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label ?? undefined}
      aria-hidden={label === null}
      className="route-drawing"
    >
      <image href="/art/mapa-roteiro.svg" {...MAP_BOX} />
      <g fill="none" strokeLinecap="round">
        {map.legs.map((leg) => (
          <path key={`under-${leg}`} d={leg} stroke="#fffdf8" strokeWidth={1.9 * unit} />
        ))}
        {map.legs.map((leg) => (
          <path
            key={leg}
            d={leg}
            stroke="#c2410c"
            strokeWidth={0.9 * unit}
            strokeDasharray={`0.1 ${2.4 * unit}`}
          />
        ))}
      </g>
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
            <text
              y="5.5"
              textAnchor="middle"
              className="font-serif"
              fontSize="4.7"
              fontWeight="520"
              fill="#16302b"
              stroke="#fffaf0"
              strokeWidth="1.1"
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {stop.place}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
