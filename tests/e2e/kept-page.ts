import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from '@playwright/test';
import { waitForScripts } from './wait-for-scripts';

/**
 * A page of a worker, which those of its tests that need the same kind take in turns. A page that has shown the site before shows it
 * again for half of what a new one costs the processor: it need not begin a process, nor read and
 * compile every script. Between two tests all that the first has left is taken away; who leaves
 * what can't be taken away gets the page for itself, and the next test gets a new one.
 */
export type KeptPage = {
  current?: {
    context: BrowserContext;
    page: Page;
    session: CDPSession;
    /** Of all documents that the test has seen: some tests have a site of their own. */
    origins: Set<string>;
  };
  /** Takes away what a test has added for all documents to come. */
  undo: (() => Promise<void>)[];
  /** Whether a test has done what lasts as long as the page. */
  isUsedUp: boolean;
};

type Calls = Record<string, (...args: unknown[]) => unknown>;

/** What can be taken away again, by what Playwright gives for it. */
const DISPOSABLE = ['addInitScript', 'exposeFunction', 'exposeBinding'];

/** What lasts, by its names at the page, its context and their clock. */
const LASTING = {
  both: ['setExtraHTTPHeaders'],
  context: ['setGeolocation', 'setHTTPCredentials'],
  page: ['addLocatorHandler'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

/** Tells `notice` of the answer to each of these calls. */
function noticeCalls(of: object, names: string[], notice: (answer: unknown) => void) {
  const calls = of as Calls;
  for (const name of names) {
    const call = calls[name];
    if (!call) throw new Error(`Playwright has no ${name}`);
    calls[name] = (...args) => {
      const answer = call.apply(of, args);
      notice(answer);
      return answer;
    };
  }
}

/** The page for a test with these options: the one of the test before that had the same, if it is left. */
export async function takePage(kept: KeptPage, browser: Browser, options: BrowserContextOptions) {
  if (kept.current) return kept.current;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (options.javaScriptEnabled) waitForScripts(page);
  kept.isUsedUp = false;
  kept.undo = [];
  const notice = () => {
    kept.isUsedUp = true;
  };
  const noticeDisposable = (answer: unknown) =>
    kept.undo.push(async () => (await (answer as Promise<Disposable>)).dispose());
  noticeCalls(context, DISPOSABLE, noticeDisposable);
  noticeCalls(page, DISPOSABLE, noticeDisposable);
  noticeCalls(context, ['setOffline'], () => kept.undo.push(() => context.setOffline(false)));
  noticeCalls(context, ['grantPermissions'], () =>
    kept.undo.push(() => context.clearPermissions()),
  );
  noticeCalls(context, [...LASTING.both, ...LASTING.context], notice);
  noticeCalls(page, [...LASTING.both, ...LASTING.page], notice);
  noticeCalls(context.clock, LASTING.clock, notice);
  const session = await context.newCDPSession(page);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) {
      origins.add(new URL(frame.url()).origin);
    }
  });
  kept.current = { context, page, session, origins };
  return kept.current;
}

export async function dropPage(kept: KeptPage) {
  const { current } = kept;
  kept.current = undefined;
  await current?.context.close();
}

/** A document of the site's own, so that the process stays, and without a script that could write on. */
export const EMPTY_PAGE = '/robots.txt';

const LISTENED = ['dialog', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'];

/** Takes away what a test has left at the one site that it has seen. */
async function clear(
  { context, page, session }: Required<KeptPage>['current'],
  origin: string,
  undo: KeptPage['undo'],
  options: BrowserContextOptions,
) {
  for (const each of undo) await each();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of LISTENED) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await page.unrouteAll();
  await context.unrouteAll();
  await page.goto(origin + EMPTY_PAGE);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: 'none' });
  if (viewport) await page.setViewportSize(viewport);
  // Nothing under the mouse: it would stay where it was.
  await page.mouse.move(-1, -1);
}

/** Makes the page ready for the next test, or does away with it. */
export async function leavePage(kept: KeptPage, options: BrowserContextOptions, passed: boolean) {
  const { current, isUsedUp } = kept;
  const [origin, ...others] = current?.origins ?? [];
  const isOfOneSite = others.length === 0 && !current?.page.isClosed();
  if (!current || !passed || isUsedUp || !isOfOneSite || !origin?.startsWith('http:')) {
    return dropPage(kept);
  }
  try {
    await clear(current, origin, kept.undo.splice(0), options);
    current.origins.clear();
  } catch {
    // Its site has been stopped: such a page can't be cleared.
    await dropPage(kept);
  }
}
