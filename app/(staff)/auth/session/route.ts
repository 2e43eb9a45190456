import { isSameOrigin } from '@/lib/auth/same-origin';
import { currentAccess } from '@/lib/auth/staff';

/**
 * Polled by an open back office: whether its session is still valid, and for how long (seconds).
 * The middleware has already renewed it on the way here if it was about to end.
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
    // An outage does not sign anyone out: the tab asks again.
    return Response.json({ state: 'unknown' }, { status: 503 });
  }
}
