import type { Page, Route } from '@playwright/test';
import { ANY_SCREEN, expect, test } from './fixtures';
import { holdRequests } from './hold-requests';
import { listening } from './prehydration-visit';
import { withoutCache } from './without-cache';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Buscar no site' }).click();
  const field = page.getByRole('combobox', { name: 'O que você procura?' });
  await expect(field).toBeFocused();
  return field;
};

/** Holds back the search's requests until each is released by its query. */
async function holdSearches(page: Page) {
  const held = new Map<string, Route>();
  await page.route('**/api/search?*', (route) => {
    held.set(new URL(route.request().url()).searchParams.get('q') ?? '', route);
  });
  return {
    asked: () => [...held.keys()],
    /** Fails silently if the page has canceled a superseded request: its answer is discarded. */
    release: (query: string) =>
      held
        .get(query)
        ?.continue()
        .catch(() => {}),
  };
}

test('the dialog goes through its states, and closing it clears the query', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/');
  const field = await open(page);
  const dialog = page.getByRole('dialog', { name: 'Busca no site' });
  const status = dialog.getByRole('status');
  const hint = /^Ou diga o que procura/;
  await expect(status).toHaveText(hint);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');

  const searches = await holdSearches(page);
  await field.fill('   ');
  await expect(status).toHaveText(hint);
  await field.pressSequentially('praia');
  await expect(status).toHaveText('Buscando...');
  await expect.poll(searches.asked).toEqual(['praia']);
  await searches.release('praia');
  await expect(status).toHaveText(/^\d+ resultados$/);

  const groups = dialog.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(/^Hotéis \d$/);
  const order = 'Hotéis,Pacotes,Perguntas,Seções,Regiões,Listas de hotéis,Páginas'.split(',');
  const names = await groups.evaluateAll((all) =>
    all.map((group) => group.firstElementChild?.textContent?.replace(/\d+$/, '') ?? ''),
  );
  expect(names).toEqual(order.filter((name) => names.includes(name)));
  for (const group of await groups.all()) {
    const count = await group.getByRole('option').count();
    await expect(group).toHaveAccessibleName(new RegExp(` ${count}$`));
  }
  const first = dialog.getByRole('option').first();
  await expect(first).toContainText('Ipê Bombinhas Praia');
  await expect(first).toContainText(/R\$\s489$/);
  await expect(first.locator('mark')).toHaveText(['Praia']);
  await expect(first).toHaveAttribute('href', '/hotel_lazer/ipe-bombinhas-praia');
  await expect(groups.nth(1).getByRole('option').first()).toHaveAttribute(
    'href',
    /^\/package\/[0-9a-f-]{36}$/,
  );

  await page.unroute('**/api/search?*');
  await field.fill('  %_"(\\),$& ');
  await expect(status).toHaveText('Nenhum resultado encontrado para "%_"(\\),$&"');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buscar no site' })).toBeFocused();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(await open(page)).toHaveValue('');
  await expect(status).toHaveText(hint);

  // An empty result offers other links.
  await field.fill('zzzqqq');
  await dialog.getByRole('link', { name: 'Ver todos os hotéis' }).click();
  await expect(page).toHaveURL(/\/hotels$/);
  await expect(dialog).toBeHidden();
});

test('a dialog that opens before its styles are there has the focus, and keeps it', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await withoutCache(page);
  const release = await holdRequests(page, '**/_next/static/chunks/*.css');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await listening(page);
  const field = await open(page);
  await page.keyboard.type('praia');
  release();
  const dialog = page.getByRole('dialog', { name: 'Busca no site' });
  await expect(dialog.getByRole('option').first()).toBeInViewport();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('praia');
});

test('before anything is typed: places, hotels viewed last, offers that end next', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem(
      'vitrine:seen',
      JSON.stringify([
        { path: '/hotel/ipe-paulista', name: 'Ipê Paulista', place: 'São Paulo', image: null },
        { path: 'javascript:alert(1)', name: 'Outro', place: '', image: null },
      ]),
    ),
  );
  await open(page);
  const dialog = page.getByRole('dialog', { name: 'Busca no site' });
  await expect(dialog.getByRole('link', { name: /^Santa Catarina 2 hotéis$/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Meio de semana na enseada/ })).toContainText(
    /R\$\s920,00/,
  );
  await expect(dialog.getByRole('link', { name: /^Ipê Paulista/ })).toBeVisible();
  await expect(dialog.getByText('Outro')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Limpar' }).click();
  await expect(dialog.getByRole('link', { name: /^Ipê Paulista/ })).toHaveCount(0);
  await dialog.getByRole('link', { name: /^Meio de semana na enseada/ }).click();
  await expect(page).toHaveURL(/\/oferta\/meio-de-semana-na-enseada-/);
});

test('everything works by keyboard, from the shortcut to the page', { tag: ANY_SCREEN }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/hotels');
  const filter = page.getByRole('searchbox').or(page.getByPlaceholder('Hotel ou cidade'));
  const dialog = page.getByRole('dialog', { name: 'Busca no site' });
  if (!isMobile) {
    // The shortcut is ignored in a field of the page.
    await filter.first().focus();
    await page.keyboard.press('ControlOrMeta+k');
    await filter.first().blur();
    await expect(dialog).toHaveCount(0);
  }
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'O que você procura?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  const options = dialog.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const last = (await options.count()) - 1;
  const steps: [string, number][] = [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['End', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ];
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    const option = options.nth(index);
    await expect(option, key).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    await expect(option).toBeInViewport({ ratio: 1 });
    await expect(field).toBeFocused();
  }
  const target = (await options.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('a section of this page or of another is scrolled to once the dialog has closed', async ({
  page,
}) => {
  await page.goto('/hotels');
  for (const visit of ['from another page', 'from the page itself, where it is in the address']) {
    await (await open(page)).fill('o site e seguro');
    await page.getByRole('option', { name: /O site é seguro/ }).click();
    await expect(page, visit).toHaveURL(/\/#faq-seguranca$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const question = page.locator('#faq details[open]');
    await expect(question).toHaveCount(1);
    await expect(question).toContainText('O site é seguro?');
    await expect(question).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('a result can be opened in a new tab like any link, and the dialog stays open', {
  tag: ANY_SCREEN,
}, async ({ page, context, isMobile }) => {
  await page.goto('/hotels');
  const field = await open(page);
  await field.fill('florianopolis');
  const option = page.getByRole('option', { name: /Florianópolis/ }).first();
  const tab = context.waitForEvent('page');
  await option.click(isMobile ? { modifiers: ['ControlOrMeta'] } : { button: 'middle' });
  await expect(await tab).toHaveURL('/hotel_corp/ipe-florianopolis');
  await expect(field).toHaveValue('florianopolis');
  expect(page.url()).toMatch(/\/hotels$/);
});

test('a late answer to an older query is never shown', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto('/hotels');
  const field = await open(page);
  const searches = await holdSearches(page);
  await field.fill('guanabara');
  await expect.poll(searches.asked).toEqual(['guanabara']);
  await field.fill('paulista');
  await expect.poll(searches.asked).toEqual(['guanabara', 'paulista']);
  await searches.release('paulista');
  await expect(page.getByRole('option', { name: /^Ipê Paulista/ })).toBeVisible();
  await searches.release('guanabara');
  await expect(page.getByRole('option', { name: /^Ipê Guanabara/ })).toHaveCount(0);
  await expect(page.getByRole('option', { name: /^Ipê Paulista/ })).toBeVisible();
});

test('a failure clears the results, claims nothing and can be retried', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/status of 503/, /^console: The search failed/);
  await page.goto('/hotels');
  const field = await open(page);
  await field.fill('guanabara');
  await expect(page.getByRole('option', { name: /^Ipê Guanabara/ })).toBeVisible();
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: 'down' }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The search failed'),
  );
  await field.fill('paulista');
  await expect(page.getByText('A busca não respondeu. Tente de novo em instantes.')).toBeVisible();
  await logged;
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByText(/Nenhum resultado/)).toHaveCount(0);
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('option', { name: /^Ipê Paulista/ })).toBeVisible();
});
