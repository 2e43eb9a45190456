/** A part of the map by its borders, in degrees. */
export type MapBox = { west: number; south: number; east: number; north: number };

const NUMBER = '(-?\\d{1,3}(?:\\.\\d{1,3})?)';
const BOX = new RegExp(`^${NUMBER}_${NUMBER}_${NUMBER}_${NUMBER}$`);
/** A thousandth of a degree is about a hundred meters. */
const STEPS = 1000;
/** Tolerance for rounding errors: a box that was written once is written the same again. */
const NOISE = 1e-6;

/** Parses a box from a URL, 'west_south_east_north'; null if invalid. */
export function readBox(text: string | null): MapBox | null {
  const match = BOX.exec(text ?? '');
  if (!match) return null;
  const [west = 0, south = 0, east = 0, north = 0] = match.slice(1).map(Number);
  const isBox = west < east && south < north && Math.abs(west) <= 180 && east <= 180;
  return isBox && south >= -90 && north <= 90 ? { west, south, east, north } : null;
}

/** The box for a URL, rounded outward. */
export function writeBox({ west, south, east, north }: MapBox): string {
  const down = (degrees: number) => Math.floor(degrees * STEPS + NOISE) / STEPS;
  const up = (degrees: number) => Math.ceil(degrees * STEPS - NOISE) / STEPS;
  return [down(west), down(south), up(east), up(north)].join('_');
}

/** The order in which the database names the borders. */
export const toBorders = ({ west, south, east, north }: MapBox) => [west, south, east, north];

/** The five macro-regions of Brazil; MACRO_REGIONS says where they are. */
export const MACRO_REGION_NAMES = ['norte', 'nordeste', 'centro-oeste', 'sudeste', 'sul'] as const;
export type MacroRegionName = (typeof MACRO_REGION_NAMES)[number];

/** Whether a name in a URL is a macro-region's. */
export const isMacroRegion = (name: string | null): name is MacroRegionName =>
  MACRO_REGION_NAMES.some((known) => known === name);
