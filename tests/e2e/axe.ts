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

// Less than half of `axe.source`, which every document would have to receive and parse.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe finds nothing in what `page` shows now, or in the part of it that `selector` names. Frames
 * of other sites are not entered. Only findings are put into words, and on the page itself. The
 * browser reads axe once for each document: that takes it longer than many a page takes to check.
 */
export async function expectAccessible(page: Page, selector?: string) {
  // While the framework renders a page again, its title may be missing for a moment.
  await expect(page).toHaveTitle(/\S/);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (selector) => {
    // A color that is on its way to another one is judged as it stands for good.
    const endless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    // One that follows the scrolling ends with it.
    const passing = running.filter(
      (animation) => animation.timeline === document.timeline && !endless(animation),
    );
    await Promise.all(passing.map(({ finished }) => finished.catch(() => {})));
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      // What is to be read on a control has to be part of its name (WCAG 2.5.3); off by itself.
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
