import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// Less than half the size of `axe.source`, which every document would have to receive and parse.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects no axe violations in what `page` shows now, or in the part of it that `selector` names.
 * Frames of other sites are skipped. Only violations are formatted, on the page itself. axe is
 * parsed once per document, which often takes longer than the check.
 */
export async function expectAccessible(page: Page, selector?: string) {
  // While the framework re-renders a page, its title may be missing for a moment.
  await expect(page).toHaveTitle(/\S/);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (selector) => {
    // A color in transition is checked at its final value.
    const endless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    // A scroll-driven animation ends with its scrolling.
    const passing = running.filter(
      (animation) => animation.timeline === document.timeline && !endless(animation),
    );
    await Promise.all(passing.map(({ finished }) => finished.catch(() => {})));
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      // The visible text of a control has to be part of its name (WCAG 2.5.3); off by default.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      iframes: false,
      selectors: false,
    });
    return violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ html }) => html),
    ]);
  }, selector);
  expect(found).toEqual([]);
}
