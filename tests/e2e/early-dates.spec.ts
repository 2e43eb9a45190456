import { ANY_SCREEN, expect, test } from './fixtures';
import { listening, visitEarly } from './prehydration-visit';

/** The text of the field, including what the style sheet adds. */
const DATES = '.bar-field .early-dates';

test('the dates of a link are on a hotel’s page before its scripts, and stay the same after them', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await visitEarly(
    page,
    '/hotel_lazer/ipe-bombinhas-praia?checkin=2031-03-04&checkout=2031-04-02',
  );
  const content = () =>
    page
      .locator(DATES)
      .evaluate((field) => getComputedStyle(field, '::before').content.replaceAll('"', ''));
  await expect.poll(content).toBe('04/03/2031 a 02/04/2031');
  await page.setViewportSize({ width: 390, height: 664 });
  await expect.poll(content).toBe('04/03 a 02/04');
  await page.setViewportSize({ width: 1280, height: 800 });
  await release();
  await listening(page);
  await expect(page.getByRole('button', { name: /^Check-in e check-out/ })).toContainText(
    '04/03/2031 a 02/04/2031',
  );
  await expect(page.locator(DATES)).toHaveCount(0);
});

test("the search of a list shows the dates of a link before its scripts, and only the link's guests", {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await visitEarly(
    page,
    '/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3',
  );
  const guests = page.locator('.early-guests');
  await expect(guests).toHaveCount(1);
  await expect(guests).toBeHidden();
  const dates = () =>
    page.locator('.early-stay').evaluate((field) => getComputedStyle(field, '::before').content);
  await expect.poll(dates).toBe('"04/03 a 07/03"');
  await release();
  await listening(page);
  await expect(page.getByRole('button', { name: /^Hóspedes.*3 adultos/ })).toBeVisible();
  await page.goto('/hotels?adultos=2');
  await expect(page.getByRole('button', { name: /^Hóspedes.*2 adultos/ })).toBeVisible();
});
