import { queryText } from '@/lib/format/query-text';

/** The engines' names for the promo code, see engines.ts. */
const NAMES = ['Code', 'promocode'];

/** Adds the promo code to a booking URL that has an empty parameter for it. */
export function withPromo(href: string, promo: string): string {
  const url = new URL(href);
  const name = NAMES.find((one) => url.searchParams.get(one) === '');
  if (!name || promo === '') return href;
  url.searchParams.set(name, promo);
  url.search = queryText(url.searchParams);
  return url.href;
}
