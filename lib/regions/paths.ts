import { isUuid } from '@/lib/format/slug';

/** The list of a region's hotels, as visitors see its path. */
export const regionPath = (id: string) => `/hotels?region=${encodeURIComponent(id)}`;

/** Stands for a region that is no usable id: its list is empty, and no query is made for it. */
export const NO_REGION = 'nenhuma';

/**
 * Where the form of the list of hotels leads when no region was chosen in it, because it sends the
 * empty choice along. Null for every other query.
 */
export function hotelsFormPath(query: URLSearchParams): string | null {
  if (query.get('region') !== '' || !query.has('q')) return null;
  const text = query.get('q')?.trim();
  return text ? `/hotels?${new URLSearchParams({ q: text })}` : '/hotels';
}

/**
 * Where a visit of `/hotels` is answered: null for the whole list, else the internal path of the
 * list of one region. Visitors keep seeing the query; the internal path makes each region's list a
 * static page of its own.
 */
export function hotelsOfRegionPath(query: URLSearchParams): string | null {
  if (!query.has('region')) return null;
  const values = query.getAll('region');
  const [region] = values;
  const usable = values.length === 1 && isUuid(region?.trim());
  return `/hotels/regiao/${usable ? region?.trim().toLowerCase() : NO_REGION}`;
}
