import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import {
  calendar,
  datesField,
  day,
  guests,
  guestsField,
  HOTELS,
  search,
  visit,
} from './booking-bar';
import { fixTime } from './fixed-time';
import { expect, ON_PHONES, test } from './fixtures';

const OFFER = '/oferta/poco-trilha-e-fogueira-c0000000-0000-4000-8000-000000000022';

test.describe('a phone in landscape', { tag: ON_PHONES }, () => {
  for (const viewport of [
    { width: 664, height: 390 },
    { width: 844, height: 390 },
  ]) {
    test(`shows the days, the ages and their buttons at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, HOTELS.hbook);
      await datesField(page).tap();
      for (const date of ['17 de novembro', '24 de novembro', '30 de novembro']) {
        await expect(day(page, date)).toBeInViewport({ ratio: 1 });
      }
      await expect(calendar(page).getByRole('button', { name: /^Confirmar/ })).toBeInViewport({
        ratio: 1,
      });
      await calendar(page).getByRole('button', { name: 'Hóspedes: 2 adultos' }).tap();
      await guests(page).getByRole('button', { name: 'Aumentar crianças' }).tap();
      await expect(guests(page).getByText('6', { exact: true })).toBeInViewport({ ratio: 1 });
    });
  }

  for (const path of [HOTELS.hbook, OFFER]) {
    test(`shows what ${path} is about beside or below the image`, async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(path);
      const name = page.getByRole('heading', { level: 1 });
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(page.locator('h1 ~ p').last()).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('the bar at the bottom of a phone', { tag: ON_PHONES }, () => {
  test.use({ viewport: { width: 390, height: 664 } });
  const sticky = (page: Page) => page.getByRole('group', { name: 'Reservar' });

  test('is shown between booking bar and footer, and books in two presses', async ({ page }) => {
    await visit(page, HOTELS.hbook);
    await expect(sticky(page)).toBeHidden();
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await expect(sticky(page)).toBeVisible();
    await expect(sticky(page)).toContainText('A partir de');
    await sticky(page).getByRole('button', { name: 'Reservar' }).click();
    await day(page, '20 de novembro').click();
    await day(page, '24 de novembro').click();
    await calendar(page).getByRole('button', { name: 'Confirmar 4 noites' }).click();
    await expect(sticky(page)).toBeFocused();
    await expect(sticky(page)).toContainText('20 a 24 nov · 2 adultos');
    const opening = page.context().waitForEvent('page');
    await sticky(page)
      .getByRole('link', { name: /^Ver disponibilidade/ })
      .click();
    const popup = await opening;
    await popup.waitForURL(/checkin=2026-11-20&checkout=2026-11-24/);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(sticky(page)).toBeHidden();
  });

  test('leads to the engine in nine taps from home, with dates, two guests and a child', async ({
    page,
  }) => {
    await fixTime(page, new Date('2026-11-17T15:00:00Z'));
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Hotéis em destaque' });
    await featured.getByRole('link', { name: 'Ipê Noronha' }).tap();
    await datesField(page).tap();
    await day(page, '20 de novembro').tap();
    await day(page, '24 de novembro').tap();
    await calendar(page).getByRole('button', { name: 'Hóspedes: 2 adultos' }).tap();
    await expect(calendar(page)).toBeHidden();
    await guests(page).getByRole('button', { name: 'Aumentar crianças' }).tap();
    await guests(page).getByRole('radio', { name: '6 anos' }).tap();
    await expectAccessible(page);
    await guests(page).getByRole('button', { name: 'Pronto, 2 adultos, 1 criança' }).tap();
    await expect(datesField(page)).toBeFocused();
    const opening = page.context().waitForEvent('page');
    await search(page).tap();
    await (await opening).waitForURL(/^https:.*20.*24/);
    const sent = decodeURIComponent((await opening).url());
    expect(sent).toMatch(/(2026-11-20|20112026).*(2026-11-24|24112026)/);

    await test.step('and in two from then on, to another hotel', async () => {
      await page.goto('/');
      await featured.getByRole('link', { name: 'Ipê Lençóis' }).tap();
      await expect(datesField(page)).toContainText('20/11/2026 a 24/11/2026');
      await expect(guestsField(page)).toContainText('2 adultos, 1 criança');
      const again = page.context().waitForEvent('page');
      await search(page).tap();
      await (await again).waitForURL(/^https:.*20.*24/);
    });
  });

  test('never covers the focused element, with chosen dates as well', async ({ page }) => {
    await page.goto(`${HOTELS.omnibees}?checkin=2099-03-02&checkout=2099-03-05&adultos=2`);
    const link = page.getByRole('link', { name: /^Ver detalhes: / }).first();
    await link.scrollIntoViewIfNeeded();
    const bar = page.locator('[data-sticky-reserve]');
    await expect(bar).toBeInViewport({ ratio: 1 });
    const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
    // Its bottom is below the top edge of the bar.
    const place = top + 6;
    await expect
      .poll(async () => {
        const by = (await bottom()) - place;
        await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
        return Math.abs((await bottom()) - place);
      })
      .toBeLessThan(1);
    await link.focus();
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  });

  test('asks for dates again when they are pressed', async ({ page }) => {
    await fixTime(page, new Date('2026-11-17T15:00:00Z'));
    await page.goto(`${HOTELS.hbook}?checkin=2026-12-01`);
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await expect(sticky(page).getByRole('button', { name: 'Reservar' })).toBeVisible();
    await page.goto(`${HOTELS.hbook}?checkin=2026-12-01&checkout=2026-12-03`);
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await sticky(page).getByRole('button', { name: '1º a 3 dez · 2 adultos' }).click();
    await expect(calendar(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('is a single row on narrow phones, with a four-digit price on one line', async ({
    page,
  }) => {
    await page.goto('/hotel_lazer/ipe-noronha?checkin=2099-12-01&checkout=2099-12-03&adultos=2');
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    const layout = () =>
      sticky(page).evaluate((bar) => {
        const [price, button] = [bar.querySelector('.price'), bar.querySelector('.btn')];
        const amount = document.createRange();
        if (price?.childNodes[1]) amount.selectNode(price.childNodes[1]);
        const night = price?.querySelector('small')?.getBoundingClientRect();
        const { left = 0, right = Infinity } = button?.getBoundingClientRect() ?? {};
        return {
          isOneLine: (night?.top ?? Infinity) < amount.getBoundingClientRect().bottom,
          isBeside: left >= (night?.right ?? Infinity) && right <= innerWidth,
        };
      });
    for (const width of [320, 344, 352, 360, 375]) {
      await page.setViewportSize({ width, height: 640 });
      await expect
        .poll(layout, { message: `${width} px` })
        .toEqual({ isOneLine: true, isBeside: true });
    }
  });

  test('calls the hotel if it can’t be booked here, or the chain', async ({ page }) => {
    await page.goto('/hotel_corp/ipe-brasilia');
    await page.getByRole('heading', { name: 'Localização' }).scrollIntoViewIfNeeded();
    await expect(sticky(page).getByRole('link', { name: /^Ligar para reservar/ })).toBeVisible();
    await page.goto('/hotel/ipe-jericoacoara');
    await page.getByRole('heading', { name: 'Localização' }).scrollIntoViewIfNeeded();
    const call = sticky(page).getByRole('link', { name: 'Ligar para reservar (41) 0000-0000' });
    await expect(call).toHaveAttribute('href', 'tel:+554100000000');
  });
});
