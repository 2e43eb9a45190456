import type { Page } from '@playwright/test';
import { test as base } from './fixtures';

/** A page at twice the browser's default font size, as set by people with low vision. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    const setSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    await setSize(32);
    await use(page);
    await setSize(16);
    await session.detach();
  },
});

/** The controls that extend past an edge of the screen, by their labels. */
export const cut = (page: Page, area: string) =>
  page.locator(area).evaluateAll((areas) =>
    areas
      .flatMap((found) => [...found.querySelectorAll('a, button, input, select')])
      .filter((control) => control.checkVisibility() && !control.closest('.sr-only'))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 0 && (left < 0 || right > innerWidth);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

/** The number of lines that the text of an element takes. */
export const lines = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
