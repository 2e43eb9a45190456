import type { Page } from '@playwright/test';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const OLDER = '/hotel_lazer/old/ipe-bombinhas-praia';

const MALFORMED = '/hotel_lazer/old/ipe-chapada';

const BARE = '/hotel/old/ipe-jericoacoara';

const TABS = ['Visão Geral', 'Quartos', 'Comodidades', 'Políticas', 'Avaliações'];

const card = (page: Page) => page.getByRole('region', { name: 'Reserve sua Estadia' });

const submit = (page: Page) => card(page).getByRole('link', { name: /^Reservar Agora/ });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

const money = (text: string) => new RegExp(text.replace(/[.$]/g, '\\$&').replace(' ', '\\s'));

test('the bar at the bottom of a phone disappears when a jump leads past the card', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto(OLDER);
  const bar = page.locator('.stay-bar');
  await expect(bar).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeInViewport();
});

test('tabs follow arrow keys, the URL and links', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(OLDER);
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await tab(page, 'Visão Geral').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Quartos'],
    ['ArrowRight', 'Comodidades'],
    ['End', 'Avaliações'],
    ['ArrowRight', 'Visão Geral'],
    ['ArrowLeft', 'Avaliações'],
    ['Home', 'Visão Geral'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ver os quartos' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Quartos' })).toBeVisible();
  await page.goto(`${OLDER}#politicas`);
  await page.reload();
  await expect(page.getByText('Animais de estimação não são permitidos.')).toBeVisible();
  await expect(page.getByText('Cancelamento gratuito até 24 horas antes')).toBeVisible();
});

test('one room at a time is selected, and the card shows its price', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto(`${OLDER}#quartos`);
  await expect(card(page)).toContainText(money('R$ 978,00'));
  await expect(card(page)).toContainText(money('R$ 146,70'));
  await expect(card(page)).toContainText(money('R$ 1.124,70'));
  await expect(card(page)).toContainText('Você não será cobrado ainda');

  const family = page.getByRole('article').filter({ hasText: 'Quarto Família' });
  const suite = page.getByRole('article').filter({ hasText: 'Suíte Vista Mar' });
  await family.getByRole('button', { name: /^Selecionar Quarto/ }).click();
  await expect(page.getByText('Quarto Família selecionado', { exact: true })).toBeVisible();
  const chosen = page.getByRole('button', { name: /^Selecionado/ });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page)).toContainText('Quarto escolhido: Quarto Família');
  await expect(card(page)).toContainText(money('R$ 1.306,40')); // 568 × 2 + 15 %

  await suite.getByRole('button', { name: /^Selecionar Quarto/ }).click();
  await expect(page.getByText('Suíte Vista Mar selecionada', { exact: true })).toBeVisible();
  await expect(chosen).toHaveCount(1);
  await expect(suite.getByRole('button', { name: /^Selecionado/ })).toBeVisible();
  await card(page).getByLabel('Hóspedes').selectOption('4 hóspedes');
  await expect(card(page).getByText('Não cabem 4 pessoas neste quarto')).toBeVisible();
  await card(page).getByLabel('Hóspedes').selectOption('2 quartos, 4 hóspedes');
  await expect(card(page).getByText('Não cabem')).toHaveCount(0);
  await chosen.click();
  await expect(chosen).toHaveCount(0);
  await expect(card(page)).toContainText('Valor de referência do hotel');
});

test('dates and guests are passed to the engine of the hotel, in a new tab', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.goto(OLDER);
  const field = card(page).getByRole('button', { name: /^Check-in e check-out/ });
  await expect(field).toContainText('17/11/2026 a 19/11/2026');
  await field.click();
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await calendar.getByRole('button', { name: /\b20 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: /\b24 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(card(page)).toContainText(money('R$ 489,00 × 4 noites'));
  await expect(card(page)).toContainText(money('R$ 2.249,40')); // 489 × 4 + 15 %
  await expect(card(page)).toContainText('Estimativa para 4 noites.');
  const party = card(page).getByLabel('Hóspedes');
  await expect(party.locator('option')).toHaveText([
    '1 hóspede',
    '2 hóspedes',
    '3 hóspedes',
    '4 hóspedes',
    '2 quartos, 4 hóspedes',
    '2 quartos, 6 hóspedes',
  ]);
  await party.selectOption('2 quartos, 6 hóspedes');
  await expect(card(page).getByText('Informe os 2 quartos')).toBeVisible();
  await expect(card(page)).toContainText('Estimativa de um quarto para 4 noites.');
  const href = new URL((await submit(page).getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://book.omnibees.com/hotelresults');
  expect(Object.fromEntries(href.searchParams)).toMatchObject({
    q: 'IPE-BOMBINHAS-01',
    CheckIn: '20112026',
    CheckOut: '24112026',
    ad: '6',
    ch: '0',
  });
  await expect(submit(page)).toHaveAttribute('target', '_blank');

  await field.click();
  await calendar.getByRole('button', { name: 'Limpar' }).click();
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: 'Reservar Agora' }).click();
  await expect(card(page).getByRole('alert')).toHaveText('Escolha check-in e check-out.');
});

test('a bare hotel shows nothing made up, and one without an engine has no dead button', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(`${BARE}#avaliacoes`);
  await expect(card(page)).toContainText('Valor sob consulta');
  await expect(card(page)).not.toContainText('Total');
  await expect(page.getByText('Este hotel ainda não tem avaliações.')).toBeVisible();
  await tab(page, 'Quartos').click();
  await expect(page.getByText('ainda não publicou suas acomodações')).toBeVisible();
  await expect(card(page)).toContainText(
    'As reservas deste hotel ainda não estão abertas no site.',
  );
  await expect(card(page).getByRole('button', { name: 'Reservar Agora' })).toHaveCount(0);
  await card(page).getByLabel('Hóspedes').selectOption('2 quartos, 4 hóspedes');
  await expect(page.getByRole('main')).not.toContainText('sistema');
});

test('a hotel that is booked in a chat does not mention a system', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel/old/ipe-pelourinho');
  await card(page).getByLabel('Hóspedes').selectOption('2 quartos, 6 hóspedes');
  await expect(card(page).getByText('Diga na conversa que são 2 quartos.')).toBeVisible();
  await expect(card(page)).not.toContainText('sistema');
});

test('a malformed hotel shows what is valid and runs nothing', { tag: ANY_SCREEN }, async ({
  page,
  outside,
}) => {
  await page.goto(`${MALFORMED}#quartos`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Quarto de Pedra',
    'Quarto de Adobe',
    'Quarto Cagaita',
    'Casa do Mirante',
    '<script>alert(1)</script>',
  ]);
  await page.getByRole('button', { name: /^Selecionar Quarto.*<script>/ }).click();
  await expect(page.getByText('Quarto <script>alert(1)</script> selecionado')).toBeVisible();
  expect(outside.filter(({ url }) => url.includes('evil.example'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('on small screens a bar leads to the card and then disappears', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(OLDER);
  const jump = page.getByRole('link', { name: 'Reservar', exact: true });
  if (!isMobile) {
    await expect(jump).toBeHidden();
    await page.mouse.wheel(0, 900);
    await expect(submit(page)).toBeInViewport();
    return;
  }
  await expect(jump).toBeInViewport();
  await jump.click();
  await expect(submit(page)).toBeInViewport();
  await expect(jump).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every section is there, and the tabs are links to them', { tag: ANY_SCREEN }, async ({
    page,
  }) => {
    await page.goto(OLDER);
    const links = page.getByRole('navigation', { name: 'Seções do hotel' }).getByRole('link');
    await expect(links).toHaveText(TABS);
    for (const name of TABS) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await links.last().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Avaliações' })).toBeInViewport();
  });
});
