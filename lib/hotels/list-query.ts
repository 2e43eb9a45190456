import { z } from 'zod';
import { HOTEL_TYPES } from './hotel-type';

/** Hotels on one page of the back office's list. */
export const HOTELS_PER_PAGE = 50;

const one = (value: unknown) => (Array.isArray(value) ? value[0] : value);

/** What the address of the list asks for; whatever it can't mean is left out. */
export const hotelListQuery = z.object({
  q: z.preprocess(
    one,
    z
      .string()
      .transform((value) => value.trim().slice(0, 100))
      .catch(''),
  ),
  situacao: z.preprocess(one, z.enum(['ativos', 'inativos']).nullable().catch(null)),
  tipo: z.preprocess(one, z.enum(HOTEL_TYPES).nullable().catch(null)),
  regiao: z.preprocess(one, z.uuid().nullable().catch(null)),
  pagina: z.preprocess(one, z.coerce.number().int().min(1).max(10_000).catch(1)),
});

export type HotelListQuery = z.infer<typeof hotelListQuery>;

/** The address of the list for a query, without what is the default. */
export function hotelListPath(query: HotelListQuery): string {
  const asked = Object.entries({ ...query, pagina: query.pagina === 1 ? '' : query.pagina })
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(asked).toString();
  return search ? `/admin/hotels?${search}` : '/admin/hotels';
}
