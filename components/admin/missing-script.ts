/**
 * Why a script of this page could not be had: without a connection the next try may get it. Where the site
 * answers, it was updated since the page was opened: it has other scripts now, and only a reload helps.
 */
export async function reasonOfMissingScript(): Promise<'no-answer' | 'outdated'> {
  try {
    const { status } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    // The front answers for a site that is away.
    return status < 500 ? 'outdated' : 'no-answer';
  } catch {
    return 'no-answer';
  }
}
