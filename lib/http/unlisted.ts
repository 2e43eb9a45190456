/** Headers of an answer that no cache stores and no search engine lists. */
export const UNLISTED = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** An answer without a body and with these headers. */
export const emptyAnswer = (status: number) => new Response(null, { status, headers: UNLISTED });

/** Answers 303 with these headers. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...UNLISTED, Location: location } });
