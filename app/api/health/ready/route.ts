import { healthResponse } from '@/lib/health/answer';
import { readiness } from '@/lib/health/readiness';

export const dynamic = 'force-dynamic';

/**
 * GET /api/health/ready: whether this instance has what it needs, 200 or 503. `?exclude=database`
 * skips a check and may be repeated. A load balancer should exclude what all instances share:
 * stored pages are served without it, and removing all instances at once would end that.
 */
export async function GET(request: Request): Promise<Response> {
  const excluded = new URL(request.url).searchParams.getAll('exclude');
  const state = await readiness(excluded);
  return healthResponse(state, state.status === 'ready');
}
