import 'server-only';

/** A state as a response that must not be cached. */
export const healthResponse = (body: object, isOk: boolean) =>
  Response.json(body, {
    status: isOk ? 200 : 503,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });
