import type { Page } from '@playwright/test';

/**
 * Fixes the current time in the scripts of this page's next documents. Timers still run, and the
 * page can be kept, which it can't once Playwright's clock is installed.
 */
export const fixTime = (page: Page, moment: Date) =>
  page.addInitScript((now) => {
    window.Date = new Proxy(Date, {
      apply: (RealDate) => new RealDate(now).toString(),
      construct: (RealDate, given) => Reflect.construct(RealDate, given.length > 0 ? given : [now]),
      get: (RealDate, key) => (key === 'now' ? () => now : Reflect.get(RealDate, key)),
    });
  }, moment.getTime());
