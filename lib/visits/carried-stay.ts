import type { NextRequest } from 'next/server';
import { carriedStayPath } from '@/lib/booking/carried-stay';
import { COMPARISON, comparisonFormPath } from '@/lib/comparison/paths';
import { env } from '@/lib/env';
import { hotelsFormPath } from '@/lib/hotels/list/routes';
import { isDocument } from '@/lib/http/is-document';
import { pageQuery } from '@/lib/http/page-query';

/** Pages that forms lead to without scripts: where to go, with the stay of the page they are on. */
const FORMS: Record<string, typeof comparisonFormPath | undefined> = {
  '/hotels': hotelsFormPath,
  [COMPARISON]: comparisonFormPath,
};

/**
 * Where to redirect a visit from a page of this site with a stay, to keep that stay; null for all
 * others. Only documents are redirected: within a tab, scripts remember the stay themselves.
 */
export function pathWithStay({ headers, nextUrl }: NextRequest): string | null {
  const { pathname, searchParams } = nextUrl;
  const form = FORMS[pathname];
  // A reloaded page keeps the Referer of its first visit.
  const isFollowed = headers.has('referer') && isDocument(headers) && !headers.has('cache-control');
  if (!form && !isFollowed) return null;
  const page = pageQuery(headers, env().SITE_URL);
  return (
    form?.(searchParams, page) ??
    (isFollowed ? carriedStayPath(pathname, searchParams, page) : null)
  );
}
