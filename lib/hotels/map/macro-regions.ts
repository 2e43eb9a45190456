import { MACRO_REGION_NAMES, type MacroRegionName, type MapBox } from './box';

type MacroRegion = { states: readonly string[]; box: MapBox };

/** The states of each macro-region, and the part of the map that shows it. */
export const MACRO_REGIONS = {
  norte: {
    states: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
    box: { west: -74, south: -13.7, east: -45.7, north: 5.3 },
  },
  nordeste: {
    states: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
    box: { west: -48.8, south: -18.4, east: -31, north: -1 },
  },
  'centro-oeste': {
    states: ['DF', 'GO', 'MS', 'MT'],
    box: { west: -61.6, south: -24.1, east: -45.9, north: -7.3 },
  },
  sudeste: {
    states: ['ES', 'MG', 'RJ', 'SP'],
    box: { west: -53.2, south: -25.4, east: -39.2, north: -14.2 },
  },
  sul: {
    states: ['PR', 'RS', 'SC'],
    box: { west: -57.7, south: -33.8, east: -46.5, north: -22.4 },
  },
} as const satisfies Record<MacroRegionName, MacroRegion>;

/** A state's two letters and the id of an active region, null for hotels without one. */
export type StateCount = { state: string | null; region: string | null; hotels: number };

/**
 * Counts the hotels of each macro-region, leaving out empty ones. `regions` are the chain's regions
 * with exactly these hotels; empty if one also has hotels elsewhere, or a hotel has no region.
 */
export function countByMacroRegion(counts: readonly StateCount[]) {
  return MACRO_REGION_NAMES.map((name) => {
    const states: readonly (string | null)[] = MACRO_REGIONS[name].states;
    const isInside = ({ state }: StateCount) => states.includes(state);
    const inside = counts.filter(isInside);
    const ids = new Set(inside.map(({ region }) => region));
    const isExact = counts.every((count) => isInside(count) || !ids.has(count.region));
    const regions = [...ids].filter((id) => id !== null).sort();
    return {
      name,
      hotels: inside.reduce((sum, { hotels }) => sum + hotels, 0),
      regions: isExact && !ids.has(null) ? regions : [],
    };
  }).filter(({ hotels }) => hotels > 0);
}
