/** The page on which a subscriber confirms to leave; `token` is that of the e-mail's link. */
export function leavePath(token = ''): string {
  return `/newsletter/sair${token ? `?t=${encodeURIComponent(token)}` : ''}`;
}

/** What the page shows after its form was sent; a failed one can be sent again. */
export const LEFT_PATH = '/newsletter/sair?feito=1';
export const leaveFailedPath = (token: string) => `${leavePath(token)}&falhou=1`;

/** Takes the confirmation of the page, and one-click requests of mail services (RFC 8058). */
export const LEAVE_ENDPOINT = '/api/newsletter/leave';
