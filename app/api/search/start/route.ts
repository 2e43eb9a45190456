import { publicAnswer } from '@/lib/http/public-answer';
import { searchStart } from '@/lib/search/queries';

// Nothing of the request is read: without this the answer would be the one of the build.
export const dynamic = 'force-dynamic';

/** Seconds for which browsers and proxies may keep an answer; an offer is gone so long after its end. */
const MAX_AGE = 30;

/** GET /api/search/start: what the search shows before anything is typed; 503 when the database fails. */
export function GET() {
  return publicAnswer('search.start', MAX_AGE, searchStart);
}
