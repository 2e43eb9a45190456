import type { MapPoint } from '@/lib/hotels/map/frame';

/** The position of a poster beside the country, in units of the map, and its size. */
export type PosterSlot = MapPoint & {
  width: number;
  height: number;
  /** Whether its poster has room for the place of the hotel and the words around its price. */
  isLarge?: true;
};

/** The free places of the band: the sea and the countries around. */
const SLOTS: readonly PosterSlot[] = [
  { x: 540, y: -2, width: 167, height: 190 },
  { x: 120, y: 552, width: 167, height: 205 },
  { x: 846, y: 400, width: 222, height: 262, isLarge: true },
  { x: 905, y: 752, width: 167, height: 205 },
  { x: 246, y: 790, width: 167, height: 190 },
];

const middle = ({ x, y, width, height }: PosterSlot) => ({ x: x + width / 2, y: y + height / 2 });

const distance = (hotel: MapPoint, slot: PosterSlot) => {
  const center = middle(slot);
  return Math.hypot(hotel.x - center.x, hotel.y - center.y);
};

/** Takes the nearest one. */
function takeNearest<Item>(free: Set<Item>, distanceTo: (item: Item) => number) {
  const nearest = [...free].sort((a, b) => distanceTo(a) - distanceTo(b))[0] as Item;
  free.delete(nearest);
  return nearest;
}

/** For each slot, the nearest unassigned hotel; if hotels are fewer, for each its nearest slot. */
export function assignSlots<Hotel extends MapPoint>(hotels: readonly Hotel[]) {
  if (hotels.length < SLOTS.length) {
    const slots = new Set(SLOTS);
    return hotels.map((hotel) => ({
      hotel,
      slot: takeNearest(slots, (slot) => distance(hotel, slot)),
    }));
  }
  const free = new Set(hotels);
  return SLOTS.map((slot) => ({
    hotel: takeNearest(free, (hotel) => distance(hotel, slot)),
    slot,
  }));
}

/** The beam of light from a place to its poster, as a path in units of the map. */
export function beam({ x, y }: MapPoint, slot: PosterSlot): string {
  const center = middle(slot);
  const isBeside = Math.abs(center.x - x) / slot.width > Math.abs(center.y - y) / slot.height;
  const edge = 8;
  const nearX = center.x > x ? slot.x + edge : slot.x + slot.width - edge;
  const nearY = center.y > y ? slot.y + edge : slot.y + slot.height - edge;
  const ends = isBeside
    ? [`${nearX} ${slot.y + edge}`, `${nearX} ${slot.y + slot.height - edge}`]
    : [`${slot.x + edge} ${nearY}`, `${slot.x + slot.width - edge} ${nearY}`];
  return `M${Math.round(x)} ${Math.round(y)}L${ends.join('L')}z`;
}
