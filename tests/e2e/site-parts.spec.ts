import type { Locator } from '@playwright/test';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { withoutCache } from './without-cache';

test('a part that fails to load affects nothing else, and loads at the next try', {
  tag: ANY_SCREEN,
}, async ({ page, context, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  // The calendar is a part of two of these pages.
  await withoutCache(page);
  const openers: [string, string, () => Locator][] = [
    ['/', 'Para onde', () => page.getByRole('option').first()],
    ['/', 'Buscar no site', () => page.getByRole('combobox')],
    ['/hotel_lazer/ipe-bombinhas-praia', 'Ampliar foto 2 de 11', () => page.getByRole('dialog')],
    ['/hotel_lazer/ipe-bombinhas-praia', 'Enviar', () => page.getByRole('dialog')],
    ['/hotel_lazer/ipe-bombinhas-praia', 'Check-in e check-out', () => page.getByRole('dialog')],
    [
      '/hotel_lazer/old/ipe-bombinhas-praia',
      'Check-in e check-out',
      () => page.getByRole('dialog'),
    ],
  ];
  for (const [path, name, part] of openers) {
    await page.goto(path);
    const opener = page.getByRole('button', { name }).first();
    await context.setOffline(true);
    await opener.scrollIntoViewIfNeeded();
    await opener.dispatchEvent('click');
    // Reported after the framework, too, has tried each file a second time.
    await expect(page.getByRole('alert').getByText('Sem conexão'), name).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(part(), name).toBeHidden();
    await context.setOffline(false);
    await opener.click();
    await expect(part(), name).toBeVisible();
  }
});

test('a part that a release has removed leads to a reload, and is there after it', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/404/);
  await withoutCache(page);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Buscar no site' }).first();
  const chunks = '**/_next/static/chunks/**';
  await page.route(chunks, (route) => route.fulfill({ status: 404 }));
  await opener.click();
  const reload = page.getByRole('alert').getByRole('link', { name: 'Recarregar a página' });
  await expect(reload).toBeVisible();
  await expect(page.getByText('Sem conexão')).toBeHidden();
  await page.unroute(chunks);
  await reload.click();
  await expect(reload).toBeHidden();
  await opener.click();
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('a notice without its toaster is shown once and then disappears', { tag: ANY_SCREEN }, async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await withoutCache(page);
  await page.goto('/hotel_lazer/old/ipe-bombinhas-praia#quartos');
  const room = page.getByRole('button', { name: /: Quarto Família$/ });
  await expect(room).toBeVisible();
  await context.setOffline(true);
  const told = page.getByText('Quarto Família selecionado', { exact: true });
  for (let choice = 0; choice < 2; choice += 1) {
    await room.click();
    await expect(page.getByRole('alert').filter({ has: told })).toBeVisible();
    await expect(told).toHaveCount(1);
    await room.click();
  }
  await expect(told).toBeHidden();
  await context.setOffline(false);
  await room.click();
  await expect(page.getByRole('listitem').filter({ has: told })).toBeVisible();
});

test('buttons, links and whole cards show a press at once', { tag: ON_PHONES }, async ({
  page,
}) => {
  const pressed: [path: string, selector: string, part?: '::after'][] = [
    ['/', 'form[action="/hotels"] .btn-primary'],
    ['/hotels', '.hotel-link', '::after'],
    ['/hotels', '.hotel-item .heart-round'],
    ['/deals', '.offer-grid .card:not(.offer-lead) .card-foot > a'],
    ['/hotel_lazer/ipe-bombinhas-praia', '.btn-outline'],
  ];
  for (const [path, selector, part] of pressed) {
    await page.goto(path);
    const shown = page.locator(selector).first();
    // Prevents what the press would do.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
    const tint = () =>
      shown.evaluate((one, pseudo) => getComputedStyle(one, pseudo).backgroundImage, part);
    await shown.hover();
    expect(await tint(), selector).toBe('none');
    await page.mouse.down();
    expect(await tint(), selector).toMatch(/^linear-gradient\(.*0\.14\)/);
    await page.mouse.up();
  }
});
