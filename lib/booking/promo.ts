import { queryText } from '@/lib/format/query-text';

/** How engines name the promotional code, see engines.ts. */
const NAMES = ['Code', 'promocode'];

/** The URL of a booking engine with the code, where it has room for one that is still empty. */
export function withPromo(href: string, promo: string): string {
  const url = new URL(href);
  const name = NAMES.find((one) => url.searchParams.get(one) === '');
  if (!name || promo === '') return href;
  url.searchParams.set(name, promo);
  url.search = queryText(url.searchParams);
  return url.href;
}
