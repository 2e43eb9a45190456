import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { isModified } from '@/components/ui/is-modified';
import { type HotelFilters, hotelsPath } from '@/lib/hotels/list/filters';
import { type MapBox, writeBox } from '@/lib/hotels/map/box';
import {
  centeredOn,
  frameOf,
  isInside,
  type MapFrame,
  type MapPoint,
  NEAREST,
  panned,
  zoomed,
} from '@/lib/hotels/map/frame';
import { boxAround, type PinScale, partingSide } from '@/lib/hotels/map/layout';
import type { MapPin } from '@/lib/hotels/map/model';
import { filtersAt } from './use-map-frame';

/** Margin around hotels that a press zooms to, relative to their extent: no control covers them. */
const ROOM = 0.7;
/** Presses that zoom less are ignored. */
const LEAST_ZOOM = 1.15;
/** Degrees around a place, for a part of the map with it. */
const AROUND = 0.002;
/** How far an arrow key moves the map, as a fraction. */
const STEP = 0.15;
const ARROWS: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The frame in which the hotels of a group separate; null if none is near enough. */
function frameOfGroup(members: readonly MapPin[], { side }: MapFrame, scale: PinScale) {
  const box = boxAround(members);
  if (!box) return null;
  // Hotels that were counted together are separated by location, not by their pins.
  const isCounted = members.some(({ hotels }) => hotels > 1);
  const near = frameOf(box, ROOM);
  if (isCounted && side / near.side >= LEAST_ZOOM) return near;
  const parting = partingSide(members, { ...scale, side, least: NEAREST });
  return parting > 0 ? frameOf(box, ROOM, parting) : null;
}

/** The list of these hotels, which no zoom separates. */
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

type Moves = {
  map: RefObject<HTMLElement | null>;
  frame: MapFrame;
  move: (frame: MapFrame) => void;
  /** The slug of the hotel with an open card. */
  selected: string | null;
  onSelect: (slug: string | null) => void;
};

/** The arrows move the map, + and - zoom it, Escape closes the card of a hotel. */
export function mapKeys({ map, frame, move, onSelect }: Moves) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onSelect(null);
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
}

/** What pins do when pressed or focused. */
export function pinPresses({
  map,
  frame,
  move,
  selected,
  onSelect,
  filters,
  scale,
}: Moves & { filters: HotelFilters; scale: PinScale }) {
  const groupLink = (members: readonly MapPin[]) => {
    const near = frameOfGroup(members, frame, scale);
    const box = boxAround(members);
    const at = near || !box ? filtersAt(filters, near ?? frame) : onlyIn(filters, box);
    return { href: hotelsPath(at), parts: near !== null };
  };
  const onGroup = (members: readonly MapPin[], event: MouseEvent) => {
    const near = frameOfGroup(members, frame, scale);
    if (!near || isModified(event)) return;
    event.preventDefault();
    // This removes the group's link. After a key press, its focus moves to the map.
    if (event.detail === 0) map.current?.focus({ preventScroll: true });
    move(near);
  };
  const onHotel = (slug: string, event: MouseEvent) => {
    // A key press follows the link; so does the second press of a finger or a mouse.
    if (event.detail === 0 || isModified(event) || slug === selected) return;
    event.preventDefault();
    onSelect(slug);
  };
  // Some pins are outside the frame, visible only in a wide box: keyboard focus centers its own.
  const onReach = (place: MapPoint, pin: Element) => {
    const isReached = pin.matches(':focus-visible') && !filters.area;
    if (isReached && map.current && isCut(pin, map.current)) move(centeredOn(place, frame));
  };
  // If the map limits the list, a move changes it; what is not in the list is no tab stop.
  const isStop = (place: MapPoint) => !filters.area || isInside(frame, place);
  return { groupLink, onGroup, onHotel, onReach, isStop };
}
