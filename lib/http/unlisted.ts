/** Headers of a response that no cache may store and no search engine may list. */
export const UNLISTED = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** A response without a body and with these headers. */
export const emptyAnswer = (status: number) => new Response(null, { status, headers: UNLISTED });

/** A 303 redirect with these headers. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...UNLISTED, Location: location } });
