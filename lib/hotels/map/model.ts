import { z } from 'zod';
import { anyColumn, imageColumn, numberColumn, readRows, usableRows } from '@/lib/db/rows';
import { publishedPrice } from '@/lib/format/numbers';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { hotelPath } from '@/lib/hotels/paths';
import type { MapBox } from './box';
import { type MapPoint, toMap } from './frame';
import type { StateCount } from './macro-regions';

/**
 * One hotel on the map, or several near each other. `price` is the lowest, null if there is none.
 */
export type MapPin = MapPoint & {
  price: number | null;
  /** False if no room holds the guests that prices are for. */
  hasRoom: boolean;
  /** The slug, name and page if the pin is one hotel's. */
  hotel: { slug: string; name: string; path: string } | null;
  /** For several: how many, and where they are. */
  hotels: number;
  box: MapBox | null;
};

/** A pin of one hotel with what a poster shows. */
export type PosterPin = MapPin & { location: string; image: string | null };

/** What the map itself needs of it. */
export type MapContent = {
  pins: MapPin[];
  others: MapPoint[];
  /** Whether each hotel has its own pin, so that zooming in fetches nothing more. */
  isComplete: boolean;
};

/** What is on a part of the map. */
export type HotelMap = {
  /** How many hotels fit the filters, and how many of them have a place on the map. */
  total: number;
  placed: number;
  /** The requested part of the map, else the one with the hotels; null without any. */
  shown: MapBox | null;
  pins: PosterPin[];
  /** Where hotels are that don't fit. */
  others: MapPoint[];
  /** How many of the hotels each state and region has. */
  states: StateCount[];
};

const borders = z
  .tuple([numberColumn, numberColumn, numberColumn, numberColumn])
  .nullish()
  .catch(null)
  .transform((all): MapBox | null => {
    if (!all) return null;
    const [west, south, east, north] = all;
    const isBox = west !== null && south !== null && east !== null && north !== null;
    return isBox ? { west, south, east, north } : null;
  });

const pinRow = z.object({
  hotels: z.number().int().positive(),
  price: numberColumn,
  has_room: z.boolean().catch(true),
  longitude: z.number(),
  latitude: z.number(),
  box: borders,
  id: z.string().nullish().catch(null),
  slug: z.string().catch(''),
  name: z.string().catch(''),
  hotel_type: anyColumn.transform(toHotelType),
  location: z.string().catch(''),
  image_url: imageColumn,
});

function readPin(row: unknown): PosterPin | null {
  const { data } = pinRow.safeParse(row);
  if (!data) return null;
  const { hotels, price, longitude, latitude, box, id, slug, name, location } = data;
  if (hotels === 1 ? !id || !name : !box) return null;
  const path = hotelPath({ id: id ?? '', name, slug, type: data.hotel_type });
  return {
    ...toMap(longitude, latitude),
    price: publishedPrice(price),
    hasRoom: data.has_room,
    hotel: hotels === 1 ? { slug, name, path } : null,
    hotels,
    box: hotels === 1 ? null : box,
    location,
    image: data.image_url,
  };
}

const point = z
  .tuple([z.number(), z.number()])
  .transform(([longitude, latitude]) => toMap(longitude, latitude));

const stateCount = z.object({
  state: z.string().nullable(),
  region: z.string().nullable(),
  hotels: z.number(),
});

const answer = z.tuple([
  z.object({
    total: z.number().int(),
    placed: z.number().int(),
    shown: borders,
    pins: z.array(z.unknown()),
    others: z.array(z.unknown()),
    states: z.array(stateCount).catch([]),
  }),
]);

/** Throws unless it is a response of `list_hotel_pins`; leaves out unusable pins. */
export function readHotelMap(rows: unknown): HotelMap {
  const [{ pins, others, ...map }] = answer.parse(rows);
  return {
    ...map,
    pins: readRows(pins, readPin),
    others: usableRows(others, point),
  };
}

const toHundredths = (units: number) => Math.round(units * 100) / 100;

/** The pins without what only posters show. */
export function toMapContent({ pins, others, placed }: HotelMap): MapContent {
  return {
    pins: pins.map(({ x, y, price, hasRoom, hotel, hotels, box }) => ({
      ...{ x: toHundredths(x), y: toHundredths(y) },
      ...{ price, hasRoom, hotel, hotels, box },
    })),
    others: others.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    isComplete: pins.filter(({ hotel }) => hotel).length === placed,
  };
}
