import type { NextRequest } from 'next/server';
import { drawRoomPlan } from '@/lib/hotels/rooms/draw-plan';
import { readPlan } from '@/lib/hotels/rooms/plan';

/** GET /api/room-plan: the plan of a room, drawn from the numbers in the query; 404 for others. */
export function GET({ nextUrl }: NextRequest): Response {
  const plan = readPlan(nextUrl.searchParams);
  if (!plan) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(drawRoomPlan(plan), {
    headers: {
      'Content-Type': 'image/svg+xml',
      // The drawing may be improved: browsers ask again after a day, and show the old one
      // meanwhile.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
