import type { AccessFact } from '@/lib/hotels/content/access';
import type { AmenityFlag } from '@/lib/hotels/content/amenity-flags';
import type { Surrounding } from '@/lib/hotels/content/surroundings';
import type { HotelType } from '@/lib/hotels/hotel-type';
import type { HotelFilters } from './filters';

/**
 * A criterion of the filters, by the name of its parameter: one value of it or, for regions and
 * types without a value, all of them.
 */
export type Criterion =
  | { name: 'q' | 'preco-de' | 'preco-ate' | 'nota' }
  | { name: 'region'; value?: string }
  | { name: 'tipo'; value?: HotelType }
  | { name: 'comodidade'; value: AmenityFlag }
  | { name: 'acesso'; value: AccessFact }
  | { name: 'lugar'; value: Surrounding };

/** All criteria of the filters. With `isEach`, every region and type is one of its own. */
export function criteriaOf(filters: HotelFilters, isEach = false): Criterion[] {
  const { text, regions, types, amenities, access, surroundings, priceFrom, priceTo, rating } =
    filters;
  const all: Criterion[] = [
    ...(text ? [{ name: 'q' } as const] : []),
    ...(isEach ? regions : regions.slice(0, 1)).map(
      (value) => ({ name: 'region', ...(isEach && { value }) }) as const,
    ),
    ...(priceFrom ? [{ name: 'preco-de' } as const] : []),
    ...(priceTo ? [{ name: 'preco-ate' } as const] : []),
    ...(isEach ? types : types.slice(0, 1)).map(
      (value) => ({ name: 'tipo', ...(isEach && { value }) }) as const,
    ),
    ...amenities.map((value) => ({ name: 'comodidade', value }) as const),
    ...access.map((value) => ({ name: 'acesso', value }) as const),
    ...surroundings.map((value) => ({ name: 'lugar', value }) as const),
    ...(rating ? [{ name: 'nota' } as const] : []),
  ];
  return all;
}

/** A list without a value; without a value to remove, []. */
const except = <Value>(values: readonly Value[], value: Value | undefined) =>
  value === undefined ? [] : values.filter((it) => it !== value);

/** The filters without a criterion, from the first page on. */
export function withoutCriterion(filters: HotelFilters, criterion: Criterion): HotelFilters {
  const rest = { ...filters, page: 1 };
  switch (criterion.name) {
    case 'q':
      return { ...rest, text: '' };
    case 'region':
      return { ...rest, regions: except(rest.regions, criterion.value) };
    case 'tipo':
      return { ...rest, types: except(rest.types, criterion.value) };
    case 'preco-de':
      return { ...rest, priceFrom: null };
    case 'preco-ate':
      return { ...rest, priceTo: null };
    case 'nota':
      return { ...rest, rating: null };
    case 'comodidade':
      return { ...rest, amenities: except(rest.amenities, criterion.value) };
    case 'acesso':
      return { ...rest, access: except(rest.access, criterion.value) };
    case 'lugar':
      return { ...rest, surroundings: except(rest.surroundings, criterion.value) };
  }
}
