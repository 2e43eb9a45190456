import { z } from 'zod';
import { usableRows } from '@/lib/db/rows';
import { toNumber } from '@/lib/format/numbers';
import { ACCESS_FACTS } from '@/lib/hotels/content/access';
import { AMENITY_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { SURROUNDINGS } from '@/lib/hotels/content/surroundings';
import { imageUrl } from '@/lib/security/safe-url';
import { type Criterion, criteriaOf, withoutCriterion } from './criteria';
import type { HotelFilters } from './filters';

const PLAIN = ['q', 'region', 'tipo', 'preco-de', 'preco-ate', 'nota'] as const;

/** What the database calls a filter; amenities, access and surroundings go by their keys. */
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
  .object({ name: z.string(), location: z.string(), image_url: z.unknown().transform(imageUrl) })
  .transform(({ image_url: image, ...hotel }) => ({ ...hotel, image }));

const criterion = z
  .string()
  .transform(toCriterion)
  .pipe(z.custom<Criterion>((it) => it !== null));

const groupRow = z.object({
  missing: z.array(criterion).min(1),
  total: z.number().int().positive(),
  /** The lowest price of them, and how many cost no more than that in whole reais. */
  low: z.unknown().transform(toNumber),
  cheapest: z.number().int(),
  /** The first of them. */
  hotels: z.array(z.unknown()).transform((rows) => usableRows(rows, hotelRow)),
});

/** Hotels that lack the same of what was asked for. */
export type NearGroup = z.output<typeof groupRow>;

/** Throws unless it is the answer of `list_near_hotels`; unusable groups are left out. */
export const readNearGroups = (rows: unknown): NearGroup[] => usableRows(rows, groupRow);

/** A list of hotels that the words of one without any may mean. */
export type MeantList = { title: string; filters: HotelFilters };

/** A step that leads from no hotels to some. */
export type NearStep = Pick<NearGroup, 'total' | 'hotels'> & {
  filters: HotelFilters;
  /** What is taken back; with `priceTo` the highest price is raised to it instead. */
  dropped: Criterion[];
  priceTo: number | null;
};

/** What a list without hotels offers. */
export type NearSteps = {
  steps: NearStep[];
  /** Filters that change nothing when they alone are taken back. */
  without: Criterion[];
};

export const NOTHING_NEAR: NearSteps = { steps: [], without: [] };

/** Steps that are offered. */
const MOST_STEPS = 3;

const key = (criterion: Criterion) =>
  'value' in criterion ? `${criterion.name}=${criterion.value}` : criterion.name;

/** What one group offers: its filters are taken back, or a price that is too low is raised. */
function stepOf(group: NearGroup, filters: HotelFilters, alone: Map<string, NearGroup>): NearStep {
  const { missing, low, total, hotels } = group;
  if (missing.length === 1 && missing[0]?.name === 'preco-ate' && low !== null) {
    const priceTo = Math.ceil(low);
    const next = { ...filters, priceTo, page: 1 };
    return { filters: next, dropped: missing, priceTo, total: group.cheapest, hotels };
  }
  // Without two filters there are also the hotels that lack only one of them.
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
 * What to take back where no hotel fits all filters: first what brings hotels by itself, then two
 * filters at once. Also the filters that change nothing when they alone are taken back.
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
