import type { Page, Request, Route } from '@playwright/test';

/** What happens to a save on its way from the open form to the server and back. */
const ON_THE_WAY = {
  'the connection is gone': (route: Route) => route.abort('connectionrefused'),
  'something in between answers': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'it is saved and the answer gets lost': async (route: Route) => {
    // A keep-alive connection may be closed by the server just when it is reused.
    await route.fetch({ maxRetries: 1 });
    await route.abort('connectionreset');
  },
};

export type Interruption = keyof typeof ON_THE_WAY;
export const INTERRUPTIONS = Object.keys(ON_THE_WAY) as Interruption[];

/** Runs something that saves; this then happens to the page's request. */
export async function interrupted(page: Page, by: Interruption, save: () => Promise<void>) {
  const isAction = (request: Request) => Boolean(request.headers()['next-action']);
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const handler = async (route: Route) => {
    if (!isAction(route.request())) return route.fallback();
    await ON_THE_WAY[by](route);
    meet();
  };
  await page.route('**', handler);
  await save();
  await met;
  await page.unroute('**', handler);
}

/** Runs something while the browser has no session; restores the session afterwards. */
export async function signedOut(page: Page, act: () => Promise<void>) {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await act();
  await page.context().addCookies(cookies);
}

/** What a browser logs on its console for such requests. */
export const NETWORK_ERRORS = /Failed to load resource/;
