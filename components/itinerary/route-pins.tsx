import { useId } from 'react';
import type { RouteMap } from '@/lib/itinerary/route-map';
import { HOTEL_LINE, hotelsWithRoom, leansOfPins, placesOfNames } from '@/lib/itinerary/route-pins';
import { smallestRendition } from '@/lib/media/renditions';
import { ownMediaPath } from '@/lib/security/own-media-path';

/** A stop as the map shows it; `position` counts from 1. */
export type DrawnStop = {
  position: number;
  place: string;
  hotel: string;
  image: string | null;
};

/** The smallest file of one of the site's own images; null for a foreign one. */
function smallest(image: string | null): string | null {
  return image && ownMediaPath(image) ? smallestRendition(image) : null;
}

/**
 * How stops are drawn: on a phone's small map, numbers and names sized for a wide screen would be
 * illegible.
 */
type Look = {
  /** The screens that it is for. */
  className: string;
  /** Whether a pin shows its image, with the number at a corner; otherwise only the number. */
  hasImages: boolean;
  /** Drawing units per unit of a pin, and of a name. */
  pin: number;
  name: number;
  /** Size of a number, in units of a pin. */
  number: number;
  /** Size of the hotel below its town, in units of a name; null to show none. */
  hotel: number | null;
};

/** Minimum scale of names, even if pins are smaller: they must be legible. */
const LEAST_NAME = 0.75;
/** Scale of a phone's names, and of its pins if images have no room. */
const PHONE_NAME = 1.4;
const PHONE_PIN = 0.66;
/** Minimum scale of pins that show images next to a phone's numbers. */
const LEAST_IMAGE = 0.95;
/** Size of a phone's numbers in hundredths of the map's height. */
const PHONE_NUMBER = 6.4;

function wideLook({ pin, unit }: RouteMap): Look {
  const name = Math.max(pin, LEAST_NAME * unit);
  return {
    className: 'max-md:hidden',
    hasImages: true,
    pin,
    name,
    number: Math.max(4, (HOTEL_LINE.font * unit) / pin),
    hotel: name === pin ? (HOTEL_LINE.font * unit) / name : null,
  };
}

function phoneLook({ pin, unit }: RouteMap): Look {
  const hasImages = pin >= LEAST_IMAGE * unit;
  const scale = hasImages ? pin : PHONE_PIN * unit;
  return {
    className: 'md:hidden',
    hasImages,
    pin: scale,
    name: PHONE_NAME * unit,
    number: (PHONE_NUMBER * unit) / scale,
    hotel: null,
  };
}

/** The town of a pin, and its hotel if there is room. */
function PinName({ stop, hotel }: { stop: DrawnStop; hotel: number | null }) {
  const line = {
    textAnchor: 'middle',
    fill: '#16302b',
    stroke: '#fffaf0',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  } as const;
  return (
    <>
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
      {hotel ? (
        <text {...line} y={6.5 + hotel} fontSize={hotel} fontWeight="560" strokeWidth="0.9">
          {stop.hotel}
        </text>
      ) : null}
    </>
  );
}

type PinProps = { stop: DrawnStop; look: Look; lean: number };

/** A pin on its point, with its number; if it leans, its content stays upright. */
function Pin({ stop, look, lean }: PinProps) {
  const clip = useId();
  const image = look.hasImages ? smallest(stop.image) : null;
  const number = image ? look.number : Math.max(6, look.number);
  // From the center of the head.
  const at = image ? { x: 6, y: -5.8 } : { x: 0, y: 0 };
  return (
    <g transform={`scale(${look.pin}) rotate(${lean})`}>
      <path
        d="M-8-12.5c0-4.6 3.6-8 8-8s8 3.4 8 8c0 5-8 12.5-8 12.5s-8-7.5-8-12.500Z"
        fill="#16302b"
      />
      <g transform={`translate(0 -12.7) rotate(${-lean})`}>
        {image ? (
          <>
            <clipPath id={clip}>
              <circle r="6.5" />
            </clipPath>
            <image
              href={image}
              x="-11"
              y="-7.3"
              width="22"
              height="14.6"
              preserveAspectRatio="xMidYMid slice"
              clipPath={`url(#${clip})`}
            />
            <circle r="6.5" fill="none" stroke="#fffdf8" strokeWidth="0.6" />
          </>
        ) : null}
        <circle
          cx={at.x}
          cy={at.y}
          r={image ? number * 0.825 : Math.max(5.5, number * 0.7)}
          fill="#f2b705"
          stroke="#16302b"
          strokeWidth="0.6"
        />
        <text
          x={at.x}
          y={at.y + number * 0.35}
          textAnchor="middle"
          fontSize={number}
          fontWeight="700"
          fill="#16302b"
        >
          {stop.position}
        </text>
      </g>
    </g>
  );
}

type PinsProps = { map: RouteMap; stops: DrawnStop[]; look: Look };

/** All pins, and the names for which they leave room. */
function Pins({ map, stops, look }: PinsProps) {
  const leans = leansOfPins(map.pins, look.pin);
  const names = placesOfNames(
    { ...map, pin: look.pin },
    stops.map(({ place }) => place),
    look.name,
    leans,
  );
  const rooms = hotelsWithRoom({ ...map, pin: look.pin }, stops, names, look.name);
  // Southern pins in front, so that no pin's point covers the number of another.
  const yOf = (index: number) => map.pins[index]?.y ?? 0;
  const order = [...map.pins.keys()].sort((a, b) => yOf(a) - yOf(b));
  return (
    <g className={look.className}>
      {order.map((index) => {
        const [stop, point] = [stops[index], map.pins[index]];
        if (!stop || !point) return null;
        const { x, y } = point;
        const name = names[index];
        return (
          <g key={stop.position} transform={`translate(${x} ${y})`}>
            <Pin stop={stop} look={look} lean={leans[index] ?? 0} />
            {name ? (
              <g transform={`translate(${name.x} ${name.y}) scale(${look.name})`}>
                <PinName stop={stop} hotel={rooms[index] ? look.hotel : null} />
              </g>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** The pins of all stops with their names, for wide screens and once more for phones. */
export function RoutePins({ map, stops }: Pick<PinsProps, 'map' | 'stops'>) {
  return (
    <>
      <Pins map={map} stops={stops} look={wideLook(map)} />
      <Pins map={map} stops={stops} look={phoneLook(map)} />
    </>
  );
}
