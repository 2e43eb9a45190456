import { logFailedRead } from '@/lib/log';

/**
 * Responds with what `read` resolves to as JSON, which browsers and proxies may cache for `maxAge`
 * seconds. If it throws, logs the error under `name` and responds with 503, without a body unless
 * `failed` is given.
 */
export async function publicAnswer(
  name: string,
  maxAge: number,
  read: () => Promise<unknown>,
  failed?: unknown,
): Promise<Response> {
  try {
    return Response.json(await read(), {
      headers: { 'Cache-Control': `public, max-age=${maxAge}` },
    });
  } catch (error) {
    logFailedRead(name, error);
    const init = { status: 503, headers: { 'Cache-Control': 'no-store' } };
    return failed === undefined ? new Response(null, init) : Response.json(failed, init);
  }
}
