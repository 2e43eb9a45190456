export const dynamic = 'force-dynamic';

/** GET /api/health: the same as /api/health/ready, for monitors. */
export { GET } from './ready/route';
