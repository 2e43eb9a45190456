import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * axe finds nothing in what `page` shows now, or in the part of it that `selector` names. Frames
 * of other sites are not entered. Only findings are put into words, and on the page itself: both
 * together make this four times as fast.
 */
export async function expectAccessible(page: Page, selector?: string) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false, selectors: false });
  if (selector) axe.include(selector);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
