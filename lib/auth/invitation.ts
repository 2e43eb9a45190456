import 'server-only';
import { env } from '@/lib/env';

/** How the pages of a recovery know one another that it began with an invitation. */
export const INVITED = 'convite';

/**
 * The address that an invitation asks the auth service to name in its e-mail. Nobody is ever led to
 * it: it only tells the confirmation page that the recovery began with an invitation.
 */
export const invitationMark = () => `${new URL(env().SITE_URL).origin}/auth?${INVITED}=1`;

/**
 * Whether the address that a link names is that mark. It comes from whoever made the link, so it is
 * compared as a whole and never followed.
 */
export const isInvitation = (address: unknown) => address === invitationMark();
