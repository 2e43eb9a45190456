import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { SessionClient } from '@/lib/db/session-client';
import type { Profile } from './roles';
import { isSameOrigin } from './same-origin';
import { currentAccess, StaffCheckFailure } from './staff';

/** Nothing of the back office is kept anywhere, nor taken for what it is not. */
export const NOT_KEPT = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** An answer that says why there is none, in words for whoever waits for it. */
export const errorResponse = (status: number, message: string, code?: string) =>
  Response.json({ message, code }, { status, headers: NOT_KEPT });

type Work = (context: { client: SessionClient; profile: Profile }) => Promise<Response>;

/**
 * The door of the back office's own addresses that are no pages and no actions: session, active
 * profile, role; and for what changes something the own origin first. Whoever may not gets the reason
 * and nothing else.
 */
export async function withStaff(changes: boolean, work: Work): Promise<Response> {
  const t = await getTranslations('adminErrors');
  if (changes && !(await isSameOrigin())) return errorResponse(403, t('origin'), 'origin');
  try {
    const { client, access } = await currentAccess();
    switch (access.state) {
      case 'signed-out':
      case 'no-profile':
        return errorResponse(401, t('signed-out'), 'signed-out');
      case 'inactive':
        return errorResponse(403, t('inactive'), 'inactive');
      case 'denied':
        return errorResponse(403, t('forbidden'), 'forbidden');
      case 'staff':
        return await work({ client, profile: access.profile });
    }
  } catch (error) {
    if (error instanceof StaffCheckFailure) {
      return errorResponse(503, t('unavailable'), 'unavailable');
    }
    throw error;
  }
}
