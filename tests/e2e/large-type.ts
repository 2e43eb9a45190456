import type { Page } from '@playwright/test';
import { test as base } from './fixtures';

/** Twice the size that browsers come with, as people set it who read with difficulty. */
export const test = base.extend<object, { largeType: undefined }>({
  launchOptions: [
    ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      return use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** The controls that reach over an edge of the screen, by what they say. */
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

/** How many lines of its own text an element takes. */
export const lines = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
