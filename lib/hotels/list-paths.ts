import { isUuid } from '@/lib/format/slug';

/** Stands for 'a region was asked for, but not by a usable id': the list is empty, unasked. */
export const NO_REGION = 'nenhuma';

/**
 * Where the list's own form leads when no region was chosen in it: it sends the empty choice along.
 * Null for every other address.
 */
export function hotelsFormPath(query: URLSearchParams): string | null {
  if (query.get('region') !== '' || !query.has('q')) return null;
  const words = query.get('q')?.trim();
  return words ? `/hotels?${new URLSearchParams({ q: words })}` : '/hotels';
}

/**
 * Where a visit of `/hotels` is answered: null for the whole list, else the internal path of the
 * list of one region. The address that visitors see keeps its query; the internal path is what
 * lets every region be a static page of its own.
 */
export function hotelsOfRegionPath(query: URLSearchParams): string | null {
  if (!query.has('region')) return null;
  const values = query.getAll('region');
  const [region] = values;
  const usable = values.length === 1 && isUuid(region?.trim());
  return `/hotels/regiao/${usable ? region?.trim().toLowerCase() : NO_REGION}`;
}
