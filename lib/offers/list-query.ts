import { isUuid } from '@/lib/format/slug';

/** Which offers the list of the back office shows; all of it stands in the address. */
export type OfferListQuery = {
  /** Part of the name; '' for all. */
  search: string;
  hotelId: string | null;
  state: 'active' | 'inactive' | null;
  /** From 1. */
  page: number;
};

type Params = Record<string, string | string[] | undefined>;

const STATES = { ativas: 'active', inativas: 'inactive' } as const;
const MAX_SEARCH = 100;
const MAX_PAGE = 100_000;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Reads the address; whatever makes no sense in it counts as not there. */
export function readOfferQuery(params: Params): OfferListQuery {
  const hotel = first(params.hotel)?.trim() ?? '';
  const state = first(params.situacao) ?? '';
  const page = first(params.pagina) ?? '';
  return {
    search: (first(params.q) ?? '').trim().slice(0, MAX_SEARCH),
    hotelId: isUuid(hotel) ? hotel.toLowerCase() : null,
    state: Object.hasOwn(STATES, state) ? STATES[state as keyof typeof STATES] : null,
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** The address of the list; the first page and what is not asked for leave no trace in it. */
export function offerListPath({ search, hotelId, state, page }: OfferListQuery): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (hotelId) query.set('hotel', hotelId);
  if (state) query.set('situacao', state === 'active' ? 'ativas' : 'inativas');
  if (page > 1) query.set('pagina', String(page));
  return query.size > 0 ? `/admin/packages?${query}` : '/admin/packages';
}
