import { isSameOrigin } from '@/lib/auth/same-origin';
import { currentAccess } from '@/lib/auth/staff';

/**
 * What an open back office asks from time to time: whether its session still stands, and until when
 * (seconds). The middleware has renewed it on the way here when it was about to end.
 */
export async function POST(): Promise<Response> {
  if (!(await isSameOrigin())) return Response.json({ state: 'refused' }, { status: 403 });
  try {
    const { client, access } = await currentAccess();
    const { data } = await client.auth.getSession();
    const expiresAt = data.session?.expires_at ?? 0;
    const secondsLeft = Math.max(0, Math.round(expiresAt - Date.now() / 1000));
    return Response.json({ state: access.state, secondsLeft });
  } catch {
    // An outage signs no one out: the tab asks again.
    return Response.json({ state: 'unknown' }, { status: 503 });
  }
}
