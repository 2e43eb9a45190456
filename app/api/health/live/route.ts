import { healthResponse } from '@/lib/health/answer';

export const dynamic = 'force-dynamic';

/** GET /api/health/live: the process answers. Asks nothing of anything else. */
export const GET = () => healthResponse({ status: 'live' }, true);
