import { expect, type Page } from '@playwright/test';
import { enterAs } from './accounts';
import { test } from './fixtures';
import { newHotel, storedHotels } from './stored-hotel';
import { newRegion } from './stored-region';

const UPDATED = /O site parece ter sido atualizado com esta página aberta/;

/** What a page of an older build gets after a release: no scripts, and unknown actions. */
const SCRIPTS = '**/_next/static/**';
const loseScripts = (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
const loseActions = (page: Page, path: string) =>
  page.route(`**${path}`, async (route, request) => {
    const headers = request.headers();
    if (!headers['next-action']) return route.fallback();
    return route.continue({ headers: { ...headers, 'next-action': '0'.repeat(42) } });
  });

test.beforeEach(({ allowErrors }) => allowErrors(/./));

test('a hotel edited during a release is saved after the reload that the form asks for', async ({
  page,
}) => {
  const hotel = await newHotel({ is_active: false });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  const subtitle = page.getByLabel('Subtítulo');
  await expect(subtitle).toBeEditable();
  await loseScripts(page);
  await subtitle.fill('Digitado antes da versão nova');
  await page.getByRole('button', { name: 'Salvar hotel' }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(page.getByText(/escolha “Restaurar rascunho”/)).toBeVisible();

  await page.unroute(SCRIPTS);
  // The input is stored, so the browser has nothing to ask.
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await page.getByRole('button', { name: 'Restaurar rascunho' }).click();
  expect(questions).toEqual([]);
  await expect(subtitle).toHaveValue('Digitado antes da versão nova');
  await page.getByRole('button', { name: 'Salvar hotel' }).click();
  await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  const [saved] = await storedHotels(`id=eq.${hotel.id}`);
  expect(saved?.subtitle).toBe('Digitado antes da versão nova');
});

test('an action that the new release does not have asks for a reload, in a list and a dialog', async ({
  page,
}) => {
  const region = await newRegion();
  await enterAs(page, 'editor', '/admin/regions');
  await loseActions(page, '/admin/regions');
  const card = page.getByRole('listitem').filter({ hasText: region.name });
  await card.getByRole('switch').click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(card.getByRole('switch')).toHaveAttribute('aria-checked', 'false');

  await card.getByRole('button', { name: `Editar ${region.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Descrição').fill('Digitada antes');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText(/escolha “Restaurar rascunho”/)).toBeVisible();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Digitada antes');
});

test('the sign-in form of an older release asks for a reload and keeps the e-mail', async ({
  page,
}) => {
  await page.goto('/auth');
  await loseActions(page, '/auth');
  await page.getByLabel('E-mail').fill('ana@ipehoteis.example');
  await page.getByLabel('Senha', { exact: true }).fill('Qualquer-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(/^O site foi atualizado com esta página aberta/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@ipehoteis.example');
});
