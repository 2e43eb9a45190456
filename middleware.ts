import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { publicHeaders } from '@/lib/security/public-policy';
import { hotelsOfRegionPath } from '@/lib/seo/hotels-address';

let headers: [string, string][] | undefined;

/** The same for every public page, so they are made once. */
function policy(): [string, string][] {
  headers ??= Object.entries(
    publicHeaders({
      backend: new URL(env().SUPABASE_URL).origin,
      https: env().SITE_URL.startsWith('https:'),
      development: process.env.NODE_ENV === 'development',
    }),
  );
  return headers;
}

/** Public pages: the address of a region's hotel list, and the page policy. No session here. */
export function middleware(request: NextRequest) {
  const response = route(request);
  for (const [name, value] of policy()) response.headers.set(name, value);
  return response;
}

function route(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  const internal = pathname === '/hotels' ? hotelsOfRegionPath(searchParams) : null;
  if (!internal) return NextResponse.next();
  const target = request.nextUrl.clone();
  target.pathname = internal;
  target.searchParams.delete('region');
  return NextResponse.rewrite(target);
}

export const config = {
  runtime: 'nodejs',
  // Built files and pictures have no use for a page policy.
  matcher: ['/((?!_next/static|_next/image|art/|favicon|icon|apple-icon).*)'],
};
