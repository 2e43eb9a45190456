import 'server-only';
import { env } from '@/lib/env';

/** The parameter that marks a recovery that began with an invitation. */
export const INVITED = 'convite';

/**
 * The redirect URL that an invitation sends to the auth service, which writes it into the link of
 * its e-mail. The site never redirects to it: it only tells the confirmation page that the recovery
 * began with an invitation.
 */
export const invitationMark = () => `${new URL(env().SITE_URL).origin}/auth?${INVITED}=1`;

/**
 * Whether the redirect URL of a link is the one above. Anyone can forge such a link, so the URL is
 * compared as a whole and never redirected to.
 */
export const isInvitation = (url: unknown) => url === invitationMark();
