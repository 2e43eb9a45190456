/**
 * The query of the page of this site that a form without script stands on, by its `Referer`: a stay that the
 * page was opened with, a campaign. Empty where it was sent from elsewhere.
 */
export function pageQuery(headers: Headers, origin: string): URLSearchParams {
  const referrer = headers.get('referer') ?? '';
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  return url?.origin === new URL(origin).origin ? url.searchParams : new URLSearchParams();
}
