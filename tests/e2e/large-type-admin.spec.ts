import type { Page } from '@playwright/test';
import { enterAs } from './accounts';
import { restAsService } from './environment';
import { ANY_SCREEN, expect } from './fixtures';
import { cut, lines, test } from './large-type';
import { brokenWords } from './layout';

test.use({ viewport: { width: 390, height: 664 } });

test('on a narrow phone the sign-in is no wider than the screen, and breaks no word', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A link without its token is reported as incomplete, with links to go on.
  for (const path of ['/auth', '/auth?mode=recovery', '/auth/confirm']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    expect(await brokenWords(page, 'main'), path).toEqual([]);
    expect(await cut(page, 'main')).toEqual([]);
  }
});

test('the back office breaks no word, and its hotels and offers are in one column', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await enterAs(page, 'admin', '/admin');
  const shortcuts = page.getByRole('navigation', { name: 'Ações rápidas' });
  for (const name of ['Novo Hotel', 'Nova Oferta', 'Nova Região', 'Usuários']) {
    const link = shortcuts.getByRole('link', { name });
    expect(await link.evaluate((tile) => tile.getBoundingClientRect().width)).toBeGreaterThan(300);
  }
  for (const path of ['/admin/hotels', '/admin/packages', '/admin/config']) {
    await page.goto(path);
    expect(await cut(page, 'header, main')).toEqual([]);
  }
  await page.goto('/admin/hotels');
  expect(await lines(page, /^R\$/)).toBe(1);
});

/** The placeholders that are wider than their fields. */
const cutPlaceholders = (page: Page) =>
  page.locator('main input:placeholder-shown').evaluateAll((inputs) => {
    const canvas = document.createElement('canvas').getContext('2d');
    return inputs.flatMap((input) => {
      if (!canvas || !(input instanceof HTMLInputElement)) return [];
      const style = getComputedStyle(input);
      canvas.font = style.font;
      const { paddingLeft, paddingRight, fontSize } = style;
      // A search field keeps room for its clear button, about as wide as a letter is tall.
      const taken = [paddingLeft, paddingRight, fontSize].map(Number.parseFloat);
      const room = taken.reduce((left, part) => left - part, input.clientWidth);
      return canvas.measureText(input.placeholder).width > room ? [input.placeholder] : [];
    });
  });

test('what a list can be searched for is not cut off', { tag: ANY_SCREEN }, async ({ page }) => {
  for (const path of ['/admin/hotels', '/admin/regions', '/admin/users', '/admin/media']) {
    await enterAs(page, 'admin', path);
    await expect(page.getByRole('searchbox', { name: /^Buscar / })).toBeVisible();
    expect(await cutPlaceholders(page), path).toEqual([]);
  }
});

test('on a narrow phone no area of the back office is wider than its screen', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enterAs(page, 'admin', '/admin');
  const expectInside = async (what: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, what).toBe(320);
    expect.soft(await cut(page, 'header, main h1'), what).toEqual([]);
    expect.soft(await brokenWords(page, 'h1'), what).toEqual([]);
  };
  const menu = page.locator('aside').getByRole('link', { includeHidden: true });
  const areas = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(areas).toContain('/admin/config');
  expect.soft(await brokenWords(page, 'main dl')).toEqual([]);
  for (const area of areas.filter((path) => path?.startsWith('/admin'))) {
    await page.goto(area ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectInside(area ?? '');
  }
  await page.goto('/admin/hotels?q=bombinhas');
  await page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' }).click();
  await page.getByRole('tab', { name: 'Galeria' }).waitFor();
  await expectInside('Informações');
  for (const name of ['Galeria', 'Quartos', 'Serviços', 'Depoimentos', 'FAQ']) {
    await page.getByRole('tab', { name }).click();
    await expectInside(name);
  }
  await page.getByRole('tab', { name: 'Quartos' }).click();
  await page.getByRole('button', { name: 'Suíte Vista Mar', exact: true }).click();
  const room = page.getByRole('listitem').filter({ has: page.getByLabel('Nome do quarto') });
  const beyond = await room.evaluate((card) =>
    [...card.querySelectorAll('input, textarea, select, button')]
      .filter((control) => {
        const { right, width } = control.getBoundingClientRect();
        return width > 1 && right > card.getBoundingClientRect().right;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.getAttribute('name')),
  );
  expect(beyond).toEqual([]);
});

test('a room of the hotel form has its name on one line, and its buttons below', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await enterAs(page, 'admin', '/admin/hotels?q=bombinhas');
  await page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' }).click();
  await page.getByRole('tab', { name: 'Quartos' }).click();
  const name = page.getByRole('button', { name: 'Suíte Vista Mar', exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((fold) => fold.getBoundingClientRect().width)).toBeGreaterThan(200);
  expect(await cut(page, 'main')).toEqual([]);
});

test('dialogs and the menu of the back office keep all of their content inside their edges', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const panel = page.getByRole('dialog');
  const hidden = () => panel.evaluate((box) => box.scrollWidth - box.clientWidth);
  await enterAs(page, 'admin', '/admin/packages?nova=1');
  await expect(panel).toBeVisible();
  expect(await hidden()).toBe(0);
  expect(await brokenWords(page, '[role="dialog"]')).toEqual([]);
  // Moves the focus around: what it reaches is visible.
  await expect(panel.getByLabel('Nome da oferta')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Nome da oferta')).toBeFocused();
  await expect(panel.getByLabel('Nome da oferta')).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(panel.getByRole('link', { name: 'Configurações' })).toBeVisible();
  expect(await hidden()).toBe(0);
  expect(await brokenWords(page, '[role="dialog"]')).toEqual([]);
});

test('the icon picker breaks no name of an icon', { tag: ANY_SCREEN }, async ({ page }) => {
  await enterAs(page, 'admin', '/admin/hotels?q=bombinhas');
  await page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' }).click();
  await page.getByRole('tab', { name: 'Serviços' }).click();
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Escolher ícone/ })
    .last()
    .click();
  await expect(page.getByRole('dialog').getByText('Estacionamento')).toBeVisible();
  expect(await brokenWords(page, '[role="dialog"]')).toEqual([]);
});

test('a version of a hotel is no wider than a narrow phone, and names of images can wrap', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const [hotel] = await restAsService<{ id: string }>(
    'hotels?select=id&slug=eq.ipe-bombinhas-praia',
  );
  await enterAs(page, 'admin', `/admin/historico/hotels/${hotel?.id}`);
  const name = page.getByText('Ilustração: piscina').first();
  await expect(name).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const { width, line } = await name.evaluate((text) => ({
    width: text.getBoundingClientRect().width,
    line: Number.parseFloat(getComputedStyle(text).lineHeight),
  }));
  expect(width).toBeGreaterThan(line * 2);
});
