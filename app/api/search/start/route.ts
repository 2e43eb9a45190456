import { publicAnswer } from '@/lib/http/public-answer';
import { searchStart } from '@/lib/search/queries';

// Reads nothing from the request: without this, the answer would be rendered at build time.
export const dynamic = 'force-dynamic';

/**
 * How long browsers and proxies may cache an answer, in seconds; also how long an ended offer may
 * still be shown.
 */
const MAX_AGE = 30;

/**
 * GET /api/search/start: what the search shows before anything is typed; 503 if the database fails.
 */
export function GET() {
  return publicAnswer('search.start', MAX_AGE, searchStart);
}
