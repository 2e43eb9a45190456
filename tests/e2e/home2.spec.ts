import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const NAMES = ['Início', 'Serviços', 'Sobre', 'Resultados', 'Contato'];
const ANCHORS = ['home', 'servicos', 'sobre', 'resultados', 'contato'];

const bar = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Seções da página' });
const active = (page: Page) => nav(page).locator('[aria-current=location]');
/** Scrolls so that the top of a section is `px` below the top of the screen. */
const bringTo = (page: Page, id: string, px: number) =>
  page.evaluate(
    ([id, px]) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: Math.ceil(top) - px, behavior: 'instant' });
    },
    [id, px] as const,
  );

test('the alternate home page links to its sections in a bar of its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home2');
  await test.step('is a test page with a bar of its own, hidden from search engines', async () => {
    await expect(page).toHaveTitle('Home2 - Teste');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toHaveCount(0);
    await expect(nav(page).getByRole('link')).toHaveText(NAMES);
    const hrefs = await nav(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(ANCHORS.map((anchor) => `/#${anchor}`));
    const reservations = bar(page).getByRole('link', { name: /^Ir para reservas/ });
    await expect(reservations).toHaveAttribute('href', /^https:/);
    await expect(reservations).toHaveAttribute('target', '_blank');
    for (const width of [320, 800, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(reservations, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('every link scrolls to its section, which becomes the active one', async () => {
    await expect(active(page)).toHaveText('Início');
    for (const [index, name] of NAMES.entries()) {
      await nav(page).getByRole('link', { name, exact: true }).click();
      await expect(active(page)).toHaveText(name);
      await expect(page.locator(`#${ANCHORS[index]}`)).toBeFocused();
    }
    await expect(page).toHaveURL(/\/home2$/);
  });

  await test.step('a section is active once its top is at 100 px, and the bar shrinks after 50', async () => {
    // Content that is still loading above may move it.
    for (const [px, name] of [
      [101, 'Serviços'],
      [100, 'Sobre'],
    ] as const) {
      await expect(async () => {
        await bringTo(page, 'sobre', px);
        await expect(active(page)).toHaveText(name, { timeout: 2_000 });
      }).toPass();
    }
    await expect(bar(page)).toHaveAttribute('data-small', 'true');
    const small = await bar(page).boundingBox();
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await expect(bar(page)).toHaveAttribute('data-small', 'false');
    await expect
      .poll(async () => (await bar(page).boundingBox())?.height)
      .toBeGreaterThan((small?.height ?? 0) + 5);
  });

  await test.step('the language menu only changes its own label', async () => {
    const label = bar(page).getByRole('button', { name: /Idioma/ });
    await expect(label).toContainText('PT');
    await label.focus();
    await page.keyboard.press('Enter');
    const english = page.getByRole('button', { name: 'English' });
    await expect(english).toBeInViewport({ ratio: 1 });
    await english.click();
    await expect(label).toContainText('EN');
    await expect(nav(page).getByRole('link').first()).toHaveText('Início');
  });
});
