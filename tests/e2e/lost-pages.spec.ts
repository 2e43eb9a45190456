import type { Page } from '@playwright/test';
import { ANY_SCREEN, expect, test } from './fixtures';
import { holdRequests } from './hold-requests';
import { choice } from './hotel-filters';

/** The router's requests for a list of one type, and for one of that type with an amenity. */
const LEISURE = /\/hotels\?tipo=lazer&_rsc/;
const WITH_POOL = /\/hotels\?comodidade=piscina&tipo=lazer&_rsc|tipo=lazer&comodidade=piscina&_rsc/;

const heading = (page: Page) =>
  page.getByRole('heading', { name: /^\d+ Hot(el|éis) Encontrados?$/ });

/**
 * Opens the list, then fails every request to the site, though the browser believes it is online.
 * The document is marked, so that a test can tell if another one replaced it.
 */
async function openAndLoseSite(page: Page) {
  await page.goto('/hotels');
  await page.evaluate(() => document.body.classList.add('is-first'));
  await page.route('**/*', (route) => route.abort('connectionreset'));
}

test('a filter whose list fails to load does not clear the filter pressed after it', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_|status of 500|RSC payload/);
  await page.goto('/hotels');
  await page.route(LEISURE, (route) => route.fulfill({ status: 500, body: 'down' }));
  const fail = await holdRequests(page, LEISURE);
  const answer = await holdRequests(page, WITH_POOL);
  const [first, second] = [page.waitForRequest(LEISURE), page.waitForRequest(WITH_POOL)];
  await choice(page, 'Lazer').check({ force: true });
  await first;
  await choice(page, 'Piscina').check({ force: true });
  await second;
  const failed = page.waitForResponse(LEISURE);
  fail();
  await failed;
  answer();
  await expect(page).toHaveURL(/[?&]comodidade=piscina/);
  await expect(page).toHaveURL(/[?&]tipo=lazer/);
  await expect(choice(page, 'Lazer')).toBeChecked();
  await expect(choice(page, 'Piscina')).toBeChecked();
  await expect(heading(page)).toBeVisible();
});

test('losing the connection for a list keeps the page and its filters, and the retry loads it', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_|status of 500|RSC payload/);
  await openAndLoseSite(page);
  await choice(page, 'Lazer').check({ force: true });
  const notice = page.getByRole('alert').filter({ hasText: 'Tentar de novo' });
  await expect(notice).toBeVisible();
  await expect(page.locator('body.is-first')).toBeVisible();
  await expect(choice(page, 'Lazer')).toBeChecked();
  await expect(heading(page)).toHaveText('16 Hotéis Encontrados');
  await page.unroute('**/*');
  await notice.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL(/\/hotels\?tipo=lazer$/);
  await expect(heading(page)).toHaveText(/^[1-9] Hotéis Encontrados$/);
  await expect(page.locator('body.is-first')).toBeVisible();
});

test('losing the connection for a page replaces this one, however often it is requested', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_|status of 500|RSC payload/);
  await openAndLoseSite(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Destinos' }).first();
  const notice = page.getByText('Sem conexão', { exact: true });
  await link.click();
  await expect(notice).toBeVisible();
  const asked = page.waitForRequest('**/api/health/live');
  await link.click();
  await asked;
  await expect(notice).toBeVisible();
  await expect(page.locator('body.is-first')).toBeVisible();
  await page.unroute('**/*');
  await link.click();
  await expect(page).toHaveURL(/\/destinations$/);
  await expect(page.getByRole('heading', { name: 'Explore Destinos Incríveis' })).toBeVisible();
});

test('the plain page of favorites stays if their list can not be loaded, and the retry loads it', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_|status of 500|RSC payload/);
  await page.addInitScript(() => localStorage.setItem('vitrine:favorites', '["ipe-gramado"]'));
  for (const path of ['**/favoritos?**', '**/api/health/live']) {
    await page.route(path, (route) => route.abort('connectionreset'));
  }
  await page.goto('/favoritos');
  await expect(page.getByText('Não foi possível abrir agora.')).toBeVisible();
  await expect(page.getByText('Abrindo seus favoritos')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: '1 hotel guardado' })).toBeVisible();
});

test('a choice whose bar can not be loaded is reported, and counts once it can', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_/);
  await openAndLoseSite(page);
  const choose = (name: string) => page.getByRole('checkbox', { name: `Comparar ${name}` }).check();
  await choose('Ipê Bombinhas Praia');
  await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible();
  await page.unroute('**/*');
  await choose('Ipê Lençóis');
  const dock = page.getByRole('form', { name: 'Hotéis escolhidos para comparar' });
  await expect(dock).toContainText('2 de 4 escolhidos');
});

test('behind a page of the network in place of the site a press is answered, and works after it', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/Unexpected token|SyntaxError|Failed to load|MIME|RSC payload|Load failed/);
  await page.goto('/destinations');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const portal = { status: 200, contentType: 'text/html', body: '<html>Entre na rede</html>' };
  await page.route('**/*', (route) => route.fulfill(portal));
  const search = page.getByRole('banner').getByRole('button', { name: 'Buscar no site' });
  await search.click();
  await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible();
  await page.unroute('**/*');
  await search.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});
