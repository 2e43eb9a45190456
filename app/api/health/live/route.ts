import { healthResponse } from '@/lib/health/answer';

export const dynamic = 'force-dynamic';

/** GET /api/health/live: the process answers. Checks nothing else. */
export const GET = () => healthResponse({ status: 'live' }, true);
