import { siteChange } from '@/lib/changes/model';
import { revalidate } from '@/lib/changes/revalidate';
import { env } from '@/lib/env';
import { parseJson } from '@/lib/format/parse-json';
import { boundedText } from '@/lib/http/bounded-body';
import { logRevalidation } from '@/lib/log';
import { isSameSecret } from '@/lib/security/same-secret';

/** Longer than any message of the database, in bytes. */
const MAX_BYTES = 32_768;

const answer = (status: number, body: object) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });

function refuse(status: number, reason: string) {
  logRevalidation({ refused: reason });
  return answer(status, { error: reason });
}

/**
 * POST /api/revalidate: the database reports what changed in it, authenticated by a shared secret.
 * Answers before any page is rendered. The report only decides which pages are re-rendered: they
 * read the database themselves.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = env();
  if (!REVALIDATE_SECRET) return refuse(503, 'not-configured');
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!isSameSecret(given, REVALIDATE_SECRET)) return refuse(401, 'secret');
  const text = await boundedText(request, MAX_BYTES);
  if (text === null) return refuse(413, 'too-long');
  const { data: change } = siteChange.safeParse(parseJson(text));
  if (!change) return refuse(400, 'malformed');
  const { tables, all } = change;
  const pages = revalidate(change);
  logRevalidation({ tables, all, pages });
  return answer(202, { pages });
}
