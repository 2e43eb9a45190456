import { Failure } from '../start/failure.mjs';
import { BROWSER_ARGS } from '../test/browser.mjs';

/** Makes no requests to other machines, and accepts the certificate of the local nginx. */
const ARGS = [
  ...BROWSER_ARGS,
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

const AUDITS = {
  paint: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  interactive: 'interactive',
  blocking: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * A browser that visits pages as a phone: { visit(url, throttled), close }. `visit` resolves to
 * first paint, LCP, time to interactive, blocking time (ms) and CLS. Throttled means Lighthouse's
 * slow 4G and a four times slower CPU, applied during the load instead of simulated afterwards.
 */
export async function launchPhone(executablePath) {
  const [{ launch }, { default: lighthouse }] = await Promise.all([
    import('puppeteer-core'),
    import('lighthouse'),
  ]);
  const browser = await launch({ executablePath, args: ARGS });
  const visit = async (url, throttled, tries = 3) => {
    const context = await browser.createBrowserContext();
    try {
      const options = {
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance'],
        throttlingMethod: throttled ? 'devtools' : 'provided',
      };
      const { lhr } = await lighthouse(url, options, undefined, await context.newPage());
      // Lighthouse sometimes records a trace without the start of the navigation.
      if (lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) {
        return await visit(url, throttled, tries - 1);
      }
      if (lhr.runtimeError) throw new Failure(`${url}: ${lhr.runtimeError.message}`);
      return Object.fromEntries(
        Object.entries(AUDITS).map(([key, audit]) => [key, lhr.audits[audit].numericValue]),
      );
    } finally {
      await context.close();
    }
  };
  return { visit, close: () => browser.close() };
}
