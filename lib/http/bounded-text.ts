import { boundedBody } from './bounded-body';

/**
 * The text of a request's body, or null when it is longer than `limit` bytes. Reads no further than
 * that, whatever the request says about its length.
 */
export async function boundedText(request: Request, limit: number): Promise<string | null> {
  return (await boundedBody(request, limit))?.toString('utf8') ?? null;
}
