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
 * A page of a worker, which its tests take in turns. A page that has shown the site before shows it
 * again for half of what a new one costs the processor: it need not begin a process, nor read and
 * compile every script. Between two tests all that the first has left is taken away; who leaves
 * what can't be taken away gets the page for itself, and the next test gets a new one.
 */
type KeptPage = {
  /** Its key among the pages of the worker. */
  key: string;
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** Of all documents that the test has seen: some tests have a site of their own. */
  origins: Set<string>;
  /** Takes away what a test has added for all documents to come. */
  undo: (() => Promise<void>)[];
  /** Whether a test has done what lasts as long as the page. */
  isUsedUp: boolean;
};

/** The pages of a worker, by what a page has from its beginning (with or without scripts, touch …). */
export type KeptPages = Map<string, KeptPage>;

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

/** What a page can be given at any time, and what it has for good. */
function partsOf({ viewport, colorScheme, reducedMotion, ...lasting }: BrowserContextOptions) {
  return { look: { viewport, colorScheme, reducedMotion }, lasting };
}

async function newPage(browser: Browser, options: BrowserContextOptions, key: string) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (options.javaScriptEnabled) waitForScripts(page);
  const undo: KeptPage['undo'] = [];
  const session = await context.newCDPSession(page);
  const origins = new Set<string>();
  const kept: KeptPage = { key, context, page, session, origins, undo, isUsedUp: false };
  const notice = () => {
    kept.isUsedUp = true;
  };
  const noticeDisposable = (answer: unknown) =>
    undo.push(async () => (await (answer as Promise<Disposable>)).dispose());
  noticeCalls(context, DISPOSABLE, noticeDisposable);
  noticeCalls(page, DISPOSABLE, noticeDisposable);
  noticeCalls(context, ['setOffline'], () => undo.push(() => context.setOffline(false)));
  noticeCalls(context, ['grantPermissions'], () => undo.push(() => context.clearPermissions()));
  noticeCalls(context, [...LASTING.both, ...LASTING.context], notice);
  noticeCalls(page, [...LASTING.both, ...LASTING.page], notice);
  noticeCalls(context.clock, LASTING.clock, notice);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) {
      origins.add(new URL(frame.url()).origin);
    }
  });
  return kept;
}

/** A page for a test with these options: that of an earlier test, if it began as this one has to. */
export async function takePage(pages: KeptPages, browser: Browser, options: BrowserContextOptions) {
  const { look, lasting } = partsOf(options);
  const key = JSON.stringify(lasting);
  const kept = pages.get(key);
  if (!kept) {
    const fresh = await newPage(browser, options, key);
    pages.set(key, fresh);
    return fresh;
  }
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference' } = look;
  const { page } = kept;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: 'none' });
  if (viewport) await page.setViewportSize(viewport);
  return kept;
}

async function dropPage(pages: KeptPages, kept: KeptPage) {
  pages.delete(kept.key);
  await kept.context.close();
}

export async function dropPages(pages: KeptPages) {
  for (const kept of pages.values()) await dropPage(pages, kept);
}

/** A document of the site's own, so that the process stays, and without a script that could write on. */
export const EMPTY_PAGE = '/robots.txt';

const LISTENED = ['dialog', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'];

/** Takes away what a test has left at the one site that it has seen. */
async function clear({ context, page, session, undo }: KeptPage, origin: string) {
  for (const each of undo.splice(0)) await each();
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
  // Nothing under the mouse: it would stay where it was.
  await page.mouse.move(-1, -1);
}

/** Makes the page ready for the next test, or does away with it. */
export async function leavePage(pages: KeptPages, kept: KeptPage, passed: boolean) {
  const [origin, ...others] = kept.origins;
  const isOfOneSite = others.length === 0 && !kept.page.isClosed();
  if (!passed || kept.isUsedUp || !isOfOneSite || !origin?.startsWith('http:')) {
    return dropPage(pages, kept);
  }
  try {
    await clear(kept, origin);
    kept.origins.clear();
  } catch {
    // Its site has been stopped: such a page can't be cleared.
    await dropPage(pages, kept);
  }
}
