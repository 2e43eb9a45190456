/**
 * The query of the page that a form was submitted from without JavaScript, by its `Referer`: a stay
 * that the page was opened with, a campaign. Empty if it is not a page of this site.
 */
export function pageQuery(headers: Headers, origin: string): URLSearchParams {
  const referrer = headers.get('referer') ?? '';
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  return url?.origin === new URL(origin).origin ? url.searchParams : new URLSearchParams();
}
