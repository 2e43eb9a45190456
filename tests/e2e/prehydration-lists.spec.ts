import { ANY_SCREEN, expect, test } from './fixtures';
import { choice, choiceLabel, chooseRegion } from './hotel-filters';
import { listening, visitEarly } from './prehydration-visit';

test('text and choices that are entered before hydration narrow the list', async ({
  page,
  isMobile,
}) => {
  const releaseScripts = await visitEarly(page, '/hotels');
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByLabel('Busca', { exact: true }).fill('praia');
  await choiceLabel(page, 'Lazer').check();
  await choiceLabel(page, 'Piscina').check();
  await expect(page).toHaveURL(/\/hotels$/);
  await releaseScripts();
  if (isMobile) await page.getByRole('button', { name: /^Mostrar 1 hotel/ }).click();
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
  await expect(page.getByLabel('Busca', { exact: true })).toHaveValue('praia');
  await expect(choice(page, 'Lazer')).toBeChecked();
});

test('a field of the filters that is in use during hydration keeps the focus', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseScripts = await visitEarly(page, '/hotels');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const words = page.getByLabel('Busca', { exact: true });
  // A panel that opens before its styles are there waits for them, and takes no keys until then.
  await expect(words).toBeVisible();
  await words.pressSequentially('pra');
  await releaseScripts();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet).toBeVisible();
  await expect(words).toBeFocused();
  await page.keyboard.type('ia');
  await expect(words).toHaveValue('praia');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.filter-bar button:focus')).toHaveCount(1);
});

test('a price that is dragged or typed before hydration narrows the list', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const releaseScripts = await visitEarly(page, '/hotels');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByLabel('De', { exact: true }).fill('R$ 400');
  await page.getByRole('slider', { name: 'Preço máximo por noite' }).fill('600');
  await releaseScripts();
  await expect(page).toHaveURL(/\/hotels\?preco-de=400&preco-ate=600$/);
  await expect(page.getByLabel('Até', { exact: true })).toHaveValue('600');
});

test('a region that is chosen before hydration is opened', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  const releaseScripts = await visitEarly(page, '/hotels');
  await chooseRegion(page, false, 'Bahia');
  await releaseScripts();
  await expect(page).toHaveURL(/region=/);
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeVisible();
});

test('the list of regions that is in use during hydration stays open, and its choice counts', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const releaseScripts = await visitEarly(page, '/');
  const list = page.getByRole('combobox', { name: 'Região' });
  await list.focus();
  await releaseScripts();
  await listening(page);
  await expect(list).toBeFocused();
  await list.selectOption('Bahia');
  const field = page.getByRole('button', { name: 'Região Bahia' });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Buscar hotéis' }).click();
  await expect(page.getByRole('heading', { name: '1 Hotel Encontrado na Bahia' })).toBeVisible();
});

test('the search of the home page keeps its place when it is sent before hydration', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const releaseScripts = await visitEarly(page, '/');
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked += 1;
  });
  await page.getByRole('button', { name: 'Buscar hotéis' }).click();
  await releaseScripts();
  await expect(page.getByText('Por favor, selecione uma região')).toBeVisible();
  expect(asked).toBe(0);
  await expect(page).toHaveURL(/\/$/);
});
