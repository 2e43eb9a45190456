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
 * A page of a worker, shared in turn by those of its tests that need the same kind. Showing the
 * site again costs the processor half of what a new page does: it starts no process, and does not
 * read and compile every script. Between two tests, all that the first left behind is removed. A
 * test that leaves what can't be removed uses up the page, and the next gets a new one.
 */
export type KeptPage = {
  current?: {
    context: BrowserContext;
    page: Page;
    session: CDPSession;
    /** The origins of all documents that the test opened: some tests have their own site. */
    origins: Set<string>;
  };
  /** Removes what a test has added for all later documents. */
  undo: (() => Promise<void>)[];
  /** Whether a test did something that lasts as long as the page. */
  isUsedUp: boolean;
};

type Calls = Record<string, (...args: unknown[]) => unknown>;

/** Calls that can be undone with what Playwright returns for them. */
const DISPOSABLE = ['addInitScript', 'exposeFunction', 'exposeBinding'];

/** Calls with a lasting effect, by their names on the page, its context and their clock. */
const LASTING = {
  both: ['setExtraHTTPHeaders'],
  context: ['setGeolocation', 'setHTTPCredentials'],
  page: ['addLocatorHandler'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

/** Calls `notice` with the result of each of these calls. */
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

/** The page for a test with these options: the previous test's if it had the same and is left. */
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

/** A document of the site itself, so that the process stays, without scripts that could write. */
export const EMPTY_PAGE = '/robots.txt';

const LISTENED = ['dialog', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'];

/** Removes what a test has left on the one site that it has opened. */
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
  // Moves the mouse off the page: it would stay where it was.
  await page.mouse.move(-1, -1);
}

/** Prepares the page for the next test, or discards it. */
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
    // Its site has been stopped, so the page can't be cleared.
    await dropPage(kept);
  }
}
