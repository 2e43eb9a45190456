/** The URL of the page as it is, with other parameters. The lists of a URL read better with their commas. */
export function pageUrl(change: (params: URLSearchParams) => void): string {
  const url = new URL(location.href);
  change(url.searchParams);
  url.hash = '';
  return url.href.replaceAll('%2C', ',');
}
