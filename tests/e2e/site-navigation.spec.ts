import type { Locator } from '@playwright/test';
import { ANY_SCREEN, expect, test } from './fixtures';

test('the bar and its menus', async ({ page, isMobile }) => {
  await page.goto('/');
  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('every link of the bar is there, on a phone in a menu that locks the page', async () => {
    if (isMobile) {
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await expect(
        page.getByRole('dialog').getByRole('link', { name: 'Ligar (41) 0000-0000' }),
      ).toHaveAttribute('href', 'tel:+554100000000');
      const menuLink = (name: string) => page.getByRole('dialog').getByRole('link', { name });
      await expect(menuLink('WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d{10,11}$/);
      await expect(menuLink('Favoritos')).toHaveAttribute('href', '/favoritos');
      await expect(menuLink('Trocar')).toHaveCount(0);
      await expect(menuLink('Ver hotéis')).toHaveAttribute('href', '/hotels');
    }
    const nav = page.getByRole('navigation', { name: 'Navegação principal' });
    const hrefs = nav
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(await hrefs).toEqual([
      '/hotels',
      '/destinations',
      '/about',
      '/deals',
      '/#amigos-do-bem',
    ]);
    await expect(nav.getByRole('link', { name: 'Hotéis' })).toHaveAttribute('href', '/hotels');
    if (isMobile) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
    }
  });
  await test.step("'Em breve' lists the coming hotels by state", async () => {
    if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click();
    else await page.getByRole('button', { name: 'Em breve' }).focus();
    if (!isMobile) await page.keyboard.press('Enter');
    for (const [state, count] of [
      ['Mato Grosso', '1 hotel'],
      ['Santa Catarina', '2 hotéis'],
      ['Paraná', '1 hotel'],
    ]) {
      await expect(page.getByRole('button', { name: `${state} ${count}` })).toBeVisible();
    }
    const state = page.getByRole('button', { name: /Santa Catarina/ });
    await state.focus();
    await page.keyboard.press('Enter');
    // The bar's own list is hidden behind a phone's menu.
    const shown = page.getByText('Ipê Blumenau, em Blumenau').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    const longest = page
      .getByText('Ipê Balneário, em Balneário Camboriú')
      .filter({ visible: true });
    expect(await longest.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    // In the dialog of a phone Escape closes the whole menu, so the state's button closes it there.
    await page.keyboard.press(isMobile ? 'Enter' : 'Escape');
    await expect(shown).toHaveCount(0);
    await expect(state).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step("a state of 'Em breve' stays in place when pressed or hovered while another one closes", async () => {
    const menu = page.getByRole('button', { name: 'Em breve' });
    const [first, last] = ['Santa Catarina', 'Paraná'].map((name) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }),
    ) as [Locator, Locator];
    if (isMobile) {
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await first.tap();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await last.tap();
    } else {
      await menu.hover();
      await first.hover();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      const { width = 0, height = 0 } = (await last.boundingBox()) ?? {};
      await last.hover({ position: { x: width / 2, y: height - 6 } });
    }
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    if (!isMobile) await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  });
  await test.step('the language menu only changes its own label', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('button', { name: 'Idioma: PT-BR' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Idioma: EN-US' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByText('Hotéis em destaque')).toBeAttached();
  });
});

test('the bar on the home page and elsewhere, its anchor and the footer', async ({
  page,
  isMobile,
}) => {
  await test.step('the bar turns solid after 50 px on the home page and is solid elsewhere', async () => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveAttribute('data-solid', 'false');
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-solid', 'false');
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-solid', 'true');
    await page.goto('/hotels');
    await expect(bar).toHaveAttribute('data-solid', 'true');
  });
  await test.step('the footer has the year, the contact and the legal links', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Ipê Hotéis`);
    for (const name of ['Privacidade', 'Termos', 'Mapa do site']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    for (const name of [/Instagram/, /Facebook/, /YouTube/]) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
    }
  });
  await test.step("'Amigos do bem' scrolls to its section, also from another page", async () => {
    if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name: 'Amigos do bem' })
      .click();
    await expect(page).toHaveURL(/\/#amigos-do-bem$/);
    await expect(page.getByRole('heading', { name: 'Amigos do bem' })).toBeInViewport();
  });
});

test('a list opens at its top, from any scroll position on any page', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const place = () => page.evaluate(() => scrollY);
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 140, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Hotéis', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Encontre Sua Hospedagem Perfeita',
  );
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(140);
});

test('the focus moves to the page that a link has led to', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotels?vista=lista');
  await page.getByRole('link', { name: 'Ipê Bombinhas Praia' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hotel_lazer/ipe-bombinhas-praia');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
