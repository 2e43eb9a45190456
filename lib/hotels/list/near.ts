import { z } from 'zod';
import { imageColumn, numberColumn, usableRows } from '@/lib/db/rows';
import { ACCESS_FACTS } from '@/lib/hotels/content/access';
import { AMENITY_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { SURROUNDINGS } from '@/lib/hotels/content/surroundings';
import { type Criterion, criteriaOf, withoutCriterion } from './criteria';
import type { HotelFilters } from './filters';

const PLAIN = ['q', 'region', 'tipo', 'preco-de', 'preco-ate', 'nota'] as const;

/** Maps the database's name of a filter; amenities, access and surroundings use their keys. */
function toCriterion(key: string): Criterion | null {
  const name = PLAIN.find((it) => it === key);
  if (name) return { name };
  const flag = AMENITY_FLAGS.find((it) => it === key);
  if (flag) return { name: 'comodidade', value: flag };
  const fact = ACCESS_FACTS.find((it) => it === key);
  if (fact) return { name: 'acesso', value: fact };
  const kind = SURROUNDINGS.find((it) => it === key);
  return kind ? { name: 'lugar', value: kind } : null;
}

const hotelRow = z
  .object({ name: z.string(), location: z.string(), image_url: imageColumn })
  .transform(({ image_url: image, ...hotel }) => ({ ...hotel, image }));

const criterion = z
  .string()
  .transform(toCriterion)
  .pipe(z.custom<Criterion>((it) => it !== null));

const groupRow = z.object({
  missing: z.array(criterion).min(1),
  total: z.number().int().positive(),
  /** Their lowest price, and how many cost no more than that in whole reais. */
  low: numberColumn,
  cheapest: z.number().int(),
  /** The first few of them. */
  hotels: z.array(z.unknown()).transform((rows) => usableRows(rows, hotelRow)),
});

/** Hotels that miss the same criteria. */
export type NearGroup = z.output<typeof groupRow>;

/** Throws unless it is a response of `list_near_hotels`; leaves out unusable groups. */
export const readNearGroups = (rows: unknown): NearGroup[] => usableRows(rows, groupRow);

/** A list of hotels that the words of a search without results may mean. */
export type MeantList = { title: string; filters: HotelFilters };

/** A step that leads from no hotels to some. */
export type NearStep = Pick<NearGroup, 'total' | 'hotels'> & {
  filters: HotelFilters;
  /** The removed criteria; with `priceTo`, the highest price is raised to it instead. */
  dropped: Criterion[];
  priceTo: number | null;
};

/** What an empty list offers. */
export type NearSteps = {
  steps: NearStep[];
  /** Filters that change nothing if only they are removed. */
  without: Criterion[];
};

export const NOTHING_NEAR: NearSteps = { steps: [], without: [] };

/** Most steps offered. */
const MOST_STEPS = 3;

const key = (criterion: Criterion) =>
  'value' in criterion ? `${criterion.name}=${criterion.value}` : criterion.name;

/** The step to one group: its filters are removed, or a price that is too low is raised. */
function stepOf(group: NearGroup, filters: HotelFilters, alone: Map<string, NearGroup>): NearStep {
  const { missing, low, total, hotels } = group;
  if (missing.length === 1 && missing[0]?.name === 'preco-ate' && low !== null) {
    const priceTo = Math.ceil(low);
    const next = { ...filters, priceTo, page: 1 };
    return { filters: next, dropped: missing, priceTo, total: group.cheapest, hotels };
  }
  // Without two filters, hotels that miss only one of them fit as well.
  const parts = missing.length === 1 ? [] : missing.flatMap((it) => alone.get(key(it)) ?? []);
  return {
    filters: missing.reduce(withoutCriterion, filters),
    dropped: missing,
    priceTo: null,
    total: total + parts.reduce((sum, part) => sum + part.total, 0),
    hotels: [...parts.flatMap((part) => part.hotels), ...hotels],
  };
}

/**
 * What to remove if no hotel fits all filters: first single filters that yield hotels, then pairs.
 * Also the filters that change nothing if only they are removed.
 */
export function nearSteps(filters: HotelFilters, groups: readonly NearGroup[]): NearSteps {
  const alone = new Map(
    groups.flatMap((group) => {
      const [first, second] = group.missing;
      return first && !second ? [[key(first), group] as const] : [];
    }),
  );
  const steps = groups.map((group) => stepOf(group, filters, alone));
  const of = (count: number) => steps.filter(({ dropped }) => dropped.length === count);
  return {
    steps: [...of(1), ...of(2)].slice(0, MOST_STEPS),
    without: criteriaOf(filters).filter((criterion) => !alone.has(key(criterion))),
  };
}
