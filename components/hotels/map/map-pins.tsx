import { type FocusEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { formatNumber } from '@/lib/format/format-number';
import { aroundFrame, isInside, type MapFrame, type MapPoint } from '@/lib/hotels/map/frame';
import { layoutPins, type PinScale, type PlacedPin } from '@/lib/hotels/map/layout';
import type { MapPin } from '@/lib/hotels/map/model';
import { labelText, type PinsMessages, pinLabel, pinName } from './messages';

/** The default size of `1rem`, in pixels. */
export const USUAL_TYPE = 16;

type MapPinsProps = {
  pins: readonly MapPin[];
  /** The slugs of the hotels in the order of the list beside the map; other pins come after them. */
  order?: readonly string[];
  frame: MapFrame;
  scale: PinScale;
  messages: PinsMessages;
  /** The target of a group, and whether its hotels are separate there. */
  groupLink: (members: readonly MapPin[]) => { href: string; parts: boolean };
  onGroup?: (members: readonly MapPin[], event: MouseEvent) => void;
  onHotel?: (slug: string, event: MouseEvent) => void;
  onLight?: (slug: string | null) => void;
  /** Whether the pin at this place is a tab stop; by default all are. */
  isStop?: (place: MapPoint) => boolean;
  /** Called when the pin at this place gets focus. */
  onReach?: (place: MapPoint, pin: Element) => void;
  /** What the pin of a hotel shows on hover or focus. */
  grown?: (pin: PlacedPin<MapPin>) => ReactNode;
  lit?: string | null;
  selected?: string | null;
  className?: string;
};

const NO_ORDER: readonly string[] = [];

/** In units of the type size (`--text` of pins.css), with which labels grow. */
const inType = (pixels: number) => pixels / USUAL_TYPE;

const keyOf = ({ members: [first], hotels }: PlacedPin<MapPin>) =>
  hotels === 1 && first?.hotel ? first.hotel.slug : `${hotels}:${first?.x}:${first?.y}`;

/** The pins in the order of the list, with a group at its first hotel's position. */
function inOrder(placed: PlacedPin<MapPin>[], order: readonly string[]): PlacedPin<MapPin>[] {
  const ranks = new Map(order.map((slug, rank) => [slug, rank]));
  const rankOf = ({ members }: PlacedPin<MapPin>) =>
    Math.min(...members.map(({ hotel }) => ranks.get(hotel?.slug ?? '') ?? order.length));
  return placed.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The pins of a frame as links over the drawing, in the order of the list. */
export function MapPins(props: MapPinsProps) {
  const { pins, order = NO_ORDER, frame, scale, messages, className, ...rest } = props;
  const placed = useMemo(() => {
    const seen = aroundFrame(frame);
    const inFrame = layoutPins(
      pins.filter((pin) => isInside(seen, pin)),
      { frame, ...scale, labelOf: (pin) => labelText(pin, messages) },
    );
    return inOrder(inFrame, order);
  }, [pins, order, frame, scale, messages]);
  return (
    <ul aria-label={messages.pins} className={className}>
      {placed.map((pin) => (
        <li
          key={keyOf(pin)}
          style={{ left: `${pin.left.toFixed(2)}%`, top: `${pin.top.toFixed(2)}%` }}
        >
          <PinLink pin={pin} frame={frame} messages={messages} {...rest} />
        </li>
      ))}
    </ul>
  );
}

type PinLinkProps = Omit<MapPinsProps, 'pins' | 'order' | 'scale' | 'className'> & {
  pin: PlacedPin<MapPin>;
};

function PinLink({ pin, messages, groupLink, onGroup, onHotel, grown, ...rest }: PinLinkProps) {
  const { members, hotels, price, hasRoom, shape } = pin;
  const hotel = hotels === 1 ? (members[0]?.hotel ?? null) : null;
  const link = hotel ? { href: hotel.path, parts: true } : groupLink(members);
  const { text, from } = pinLabel(pin, messages);
  const { lit, selected, frame, onLight, onReach, isStop } = rest;
  const place = {
    x: frame.x + (pin.left / 100) * frame.side,
    y: frame.y + (pin.top / 100) * frame.side,
  };
  // A group matches each of its hotels.
  const holds = (slug: string) => members.some((member) => member.hotel?.slug === slug);
  const state = selected && holds(selected) ? 'selected' : lit && holds(lit) ? 'lit' : null;
  // Rendered on the server alone, as on the home page, it has no handlers.
  const press = hotel
    ? onHotel && ((event: MouseEvent) => onHotel(hotel.slug, event))
    : onGroup && ((event: MouseEvent) => onGroup(members, event));
  const light = hotel && onLight ? () => onLight(hotel.slug) : undefined;
  const reach =
    onReach &&
    (({ currentTarget }: FocusEvent) => {
      light?.();
      onReach(place, currentTarget);
    });
  const dim = hotel && onLight ? () => onLight(null) : undefined;
  return (
    <Link
      href={link.href}
      scroll={hotel !== null}
      {...(shape === 'label' && { 'data-side': pin.side })}
      {...(hotel && { 'data-hotel': hotel.slug })}
      {...(state && { 'data-state': state })}
      aria-label={pinName(
        { hotels, price, hasRoom, name: hotel?.name ?? null },
        messages,
        link.parts,
      )}
      className={cn('map-pin', !hotel && 'map-group', shape !== 'label' && `map-${shape}`)}
      style={{
        '--dx': inType(pin.dx),
        '--dy': inType(pin.dy),
        ...(pin.corner !== 0 && { '--corner': inType(pin.corner) }),
      }}
      {...(press && { onClick: press })}
      {...(light && { onPointerEnter: light, onPointerLeave: dim, onBlur: dim })}
      {...(reach && { onFocus: reach })}
      {...(isStop?.(place) === false && { tabIndex: -1 })}
    >
      {shape === 'round' ? formatNumber(hotels) : null}
      {shape === 'label' ? (
        <>
          <b>{text}</b> {from ? <small>{from}</small> : null}
        </>
      ) : null}
      {hotel ? grown?.(pin) : null}
    </Link>
  );
}
