/** Headers of an answer that no cache stores and no search engine lists. */
export const UNLISTED = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Answers 303 with these headers. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...UNLISTED, Location: location } });
