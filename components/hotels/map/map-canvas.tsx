'use client';

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { type HotelFilters, hotelsPath } from '@/lib/hotels/list/filters';
import { type MapBox, writeBox } from '@/lib/hotels/map/box';
import {
  centeredOn,
  frameOf,
  isInside,
  isWhole,
  type MapFrame,
  type MapPoint,
  NEAREST,
  panned,
  zoomed,
} from '@/lib/hotels/map/frame';
import { boxAround, partingSide } from '@/lib/hotels/map/layout';
import type { MapContent, MapPin } from '@/lib/hotels/map/model';
import { formatMessage } from '@/lib/i18n/format-message';
import { CountryDrawing } from './country-drawing';
import { AreaSwitch, MapControls } from './map-controls';
import { MapPins, type PinScale } from './map-pins';
import type { MapMessages } from './messages';
import { SelectedHotel } from './selected-hotel';
import { useDrag } from './use-drag';
import { useLinkedRows } from './use-linked-rows';
import { filtersAt, useMapFrame } from './use-map-frame';
import { NARROW_SCALE, useStageSize, WIDE_SCALE } from './use-stage-size';

/** Room around hotels that a press brings nearer, as a part of what they take: no control covers them. */
const ROOM = 0.7;
/** A press that brings less than this is none. */
const LEAST_ZOOM = 1.15;
/** Degrees around one place, for a part of the map that holds it. */
const AROUND = 0.002;
/** How far an arrow moves the map, as a part of it. */
const STEP = 0.15;
const ARROWS: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type MapCanvasProps = {
  content: MapContent;
  /** The slugs of the hotels of this page of the list, in its order. */
  order?: readonly string[];
  frame: MapFrame;
  filters: HotelFilters;
  total: number;
  messages: MapMessages;
};

/** The frame in which the hotels of a group stand apart; null where none is near enough. */
function frameOfGroup(members: readonly MapPin[], { side }: MapFrame, scale: PinScale) {
  const box = boxAround(members);
  if (!box) return null;
  // Hotels that were counted together are told apart by where they are, not by their pins.
  const isCounted = members.some(({ hotels }) => hotels > 1);
  const near = frameOf(box, ROOM);
  if (isCounted && side / near.side >= LEAST_ZOOM) return near;
  const parting = partingSide(members, { ...scale, side, least: NEAREST });
  return parting > 0 ? frameOf(box, ROOM, parting) : null;
}

/** The list of the hotels that stand together, where no nearer look parts them. */
const onlyIn = (filters: HotelFilters, { west, south, east, north }: MapBox): HotelFilters => ({
  ...filters,
  area: writeBox({
    west: west - AROUND,
    south: south - AROUND,
    east: east + AROUND,
    north: north + AROUND,
  }),
  zoom: null,
  page: 1,
});

/** Whether an edge of the map cuts this pin. */
function isCut(pin: Element, map: Element) {
  const [at, shown] = [pin.getBoundingClientRect(), map.getBoundingClientRect()];
  return (
    at.left < shown.left || at.right > shown.right || at.top < shown.top || at.bottom > shown.bottom
  );
}

const isModified = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The map with its pins and controls. Without script all of them are links. */
export function MapCanvas({
  content: initial,
  order,
  frame: start,
  filters,
  total,
  messages,
}: MapCanvasProps) {
  const map = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { frame, content, move } = useMapFrame(filters, { frame: start, content: initial });
  const scale = useStageSize(stage);
  const position = useLinkedRows(map, {
    lit,
    selected,
    onLight: setLit,
    onSelect: (slug) => {
      setSelected(slug);
      const pin = content.pins.find(({ hotel }) => hotel?.slug === slug);
      if (pin && !isInside(frame, pin)) move(centeredOn(pin, frame));
    },
  });
  const drag = useDrag(stage, frame, move);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setSelected(null);
      return;
    }
    const isOnMap =
      event.target === map.current && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isOnMap) return;
    const step = ARROWS[event.key];
    const next = step
      ? panned(frame, ...step)
      : event.key === '+' || event.key === '='
        ? zoomed(frame, 2)
        : event.key === '-'
          ? zoomed(frame, 0.5)
          : null;
    if (!next) return;
    event.preventDefault();
    move(next);
  };

  const groupLink = (members: readonly MapPin[]) => {
    const near = frameOfGroup(members, frame, scale ?? WIDE_SCALE);
    const box = boxAround(members);
    const at = near || !box ? filtersAt(filters, near ?? frame) : onlyIn(filters, box);
    return { href: hotelsPath(at), parts: near !== null };
  };
  const onGroup = (members: readonly MapPin[], event: MouseEvent) => {
    const near = frameOfGroup(members, frame, scale ?? WIDE_SCALE);
    if (!near || isModified(event)) return;
    event.preventDefault();
    // The link of the group is removed then. After a press of the keyboard its focus moves to the map.
    if (event.detail === 0) map.current?.focus({ preventScroll: true });
    move(near);
  };
  const onHotel = (slug: string, event: MouseEvent) => {
    // A press of the keyboard follows the link; the second press of a finger or a mouse as well.
    if (event.detail === 0 || isModified(event) || slug === selected) return;
    event.preventDefault();
    setSelected(slug);
  };
  // There are pins around the frame, which only a wide box shows: the keyboard brings its own into sight.
  const onReach = (place: MapPoint, pin: Element) => {
    const isReached = pin.matches(':focus-visible') && !filters.area;
    if (isReached && map.current && isCut(pin, map.current)) move(centeredOn(place, frame));
  };
  // Where the map narrows the list a move changes it, and what is not in the list is no stop.
  const isStop = (place: MapPoint) => !filters.area || isInside(frame, place);
  const pinProps = {
    ...{ pins: content.pins, order, frame, messages, lit, selected },
    ...{ groupLink, onGroup, onHotel, onLight: setLit, onReach, isStop },
  };
  const chosen = content.pins.find(({ hotel }) => hotel && hotel.slug === selected);
  return (
    <section
      ref={map}
      aria-label={messages.label}
      aria-describedby="mapa-teclas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map while it has the focus
      tabIndex={0}
      className="map"
      data-near={isWhole(frame) ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      <p id="mapa-teclas" className="sr-only">
        {messages.keys}
      </p>
      <div ref={stage} className="map-stage" {...drag}>
        <CountryDrawing frame={frame} />
        <div aria-hidden className="map-others">
          {content.others.map(({ x, y }) => (
            <i
              key={`${x} ${y}`}
              style={{
                left: `${(((x - frame.x) / frame.side) * 100).toFixed(2)}%`,
                top: `${(((y - frame.y) / frame.side) * 100).toFixed(2)}%`,
              }}
            />
          ))}
        </div>
        {scale ? (
          <MapPins {...pinProps} scale={scale} className="map-pins" />
        ) : (
          <>
            <MapPins {...pinProps} scale={WIDE_SCALE} className="map-pins max-md:hidden" />
            <MapPins {...pinProps} scale={NARROW_SCALE} className="map-pins md:hidden" />
          </>
        )}
      </div>
      <MapControls filters={filters} frame={frame} move={move} messages={messages} />
      <AreaSwitch filters={filters} frame={frame} messages={messages} />
      {chosen ? (
        <SelectedHotel pin={chosen} messages={messages} onClose={() => setSelected(null)} />
      ) : null}
      {position > 0 ? (
        <p className="map-position numeric">
          {formatMessage(messages.position, { position, total })}
        </p>
      ) : null}
    </section>
  );
}
