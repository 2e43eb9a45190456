import type { Browser } from '@playwright/test';

/** A request that would have left the machine; it was answered with a stub instead. */
export type OutsideRequest = { url: string; method: string; type: string };

/** Where requests to other hosts are recorded: a list per test. */
export type OtherHosts = { asked: OutsideRequest[] };

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLocal = (url: string) => LOCAL.has(new URL(url).hostname);

/** Every URL of another host, and hardly any of the site, whose host has no dot. */
const PATTERNS = [{ urlPattern: 'https://*' }, { urlPattern: 'http://*.*/*' }];

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A tiny, harmless stand-in for what was requested: status, type and body in base64. */
const ANSWERS: Record<string, [status: number, type: string, body: string]> = {
  document: [200, 'text/html', Buffer.from('<title>outside</title>').toString('base64')],
  script: [200, 'text/javascript', ''],
  image: [200, 'image/gif', PIXEL],
};

/**
 * Answers for all other hosts, whichever page, frame or popup of this browser requests them. The
 * browser itself selects these requests: a Playwright route would see every request of every page,
 * which costs a fifth of the processor and disables the browser's cache.
 */
export async function answerForOthers(browser: Browser): Promise<OtherHosts> {
  const others: OtherHosts = { asked: [] };
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, resourceType, request }) => {
    // A page that was closed meanwhile needs no answer.
    const unwanted = () => {};
    if (isLocal(request.url)) {
      session.send('Fetch.continueRequest', { requestId }).catch(unwanted);
      return;
    }
    const type = resourceType.toLowerCase();
    others.asked.push({ url: request.url, method: request.method, type });
    const [responseCode, contentType, body] = ANSWERS[type] ?? [204, '', ''];
    const responseHeaders = [
      { name: 'access-control-allow-origin', value: '*' },
      ...(contentType ? [{ name: 'content-type', value: contentType }] : []),
    ];
    const answer = { requestId, responseCode, responseHeaders, body };
    session.send('Fetch.fulfillRequest', answer).catch(unwanted);
  });
  await session.send('Fetch.enable', { patterns: PATTERNS });
  return others;
}
