import { pathWithQuery } from '@/lib/format/query-text';

const PAGE = '/newsletter/sair';
const tokenQuery = (token: string) => (token ? `t=${encodeURIComponent(token)}` : '');

/** The page where a subscriber confirms to leave; `token` is from the e-mail's link, or ''. */
export const leavePath = (token: string) => pathWithQuery(PAGE, tokenQuery(token));

/** The page after its form was sent. */
export const LEFT_PATH = `${PAGE}?feito=1`;

/** The page after the database did not answer: its form can be sent again. */
export const leaveFailedPath = (token: string) =>
  pathWithQuery(PAGE, [tokenQuery(token), 'falhou=1'].filter(Boolean).join('&'));

/** Takes the confirmation of the page, and one-click requests of mail services (RFC 8058). */
export const LEAVE_ENDPOINT = '/api/newsletter/leave';
