import type { Page } from '@playwright/test';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { choiceLabel, openFilters } from './hotel-filters';

test('the chosen stay is on every page, and the list shows prices for it', async ({ page }) => {
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3');
  const pill = page.getByRole('link', { name: /^Sua estadia: de 4 a 7 de março, 3 adultos/ });
  await expect(pill).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Ipê Guanabara' });
  // Its cheapest room is for two: 498.
  await expect(card).toContainText(/A partir deR\$\s589,00 \/noite3 noites: R\$\s1\.767,00/);
  await expect(page.getByText(/^Total de 3 noites para 3 pessoas, sem as taxas\./)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Ipê Noronha' })).toContainText(
    'Não há quarto para três pessoas',
  );
  await card.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Ipê Guanabara' })).toContainText(/R\$\s589,00/);
  await expect(page.getByRole('button', { name: /^Check-in e check-out/ })).toContainText(
    '04/03/2031 a 07/03/2031',
  );
  await page.goto('/about');
  await pill.click();
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await expect(calendar).toBeVisible();
  await expect(calendar).toContainText('3 noites');
  await expect(page).toHaveURL(/\/hotels$/);
});

test('hotels without a room for the party come last, and no visible card moves', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const cards = page.getByRole('article');
  const names = () => cards.getByRole('heading').allInnerTexts();
  const areFull = async () =>
    (await cards.allInnerTexts()).map((text) => text.includes('Não há quarto para 4 pessoas'));
  const withRoomFirst = (full: boolean[]) => [...full].sort((a, b) => Number(a) - Number(b));
  await page.goto('/hotels');
  const plain = await names();
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3&idades=6');
  await expect(page.getByText(/^Total de 3 noites para 4 pessoas/)).toBeVisible();
  const inSight = await cards.evaluateAll(
    (all) => all.filter((card) => card.getBoundingClientRect().top < innerHeight).length,
  );
  const shown = await names();
  expect(shown.slice(0, inSight)).toEqual(plain.slice(0, inSight));
  expect(shown.toSorted()).toEqual(plain.toSorted());
  const below = (await areFull()).slice(inSight);
  expect(below).toContain(true);
  expect(below).toEqual(withRoomFirst(below));

  // A visitor who arrives with a stay gets all of them in this order; an explicit order stays.
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hotéis', exact: true }).click();
  await expect(cards).toHaveCount(plain.length);
  const all = await areFull();
  expect(all).toContain(true);
  expect(all).toEqual(withRoomFirst(all));
  await page.goto('/hotels?ordem=nome');
  await expect(page.getByText(/^Total de 3 noites para 4 pessoas/)).toBeVisible();
  expect(await names()).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
});

test('the first stay chosen in a tab is shown on the bar and on the cards at once', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.goto('/hotels');
  await page.getByRole('button', { name: /^Check-in e check-out/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await calendar.getByRole('button', { name: /\b20 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: /\b23 de novembro de 2026/ }).click();
  await expect(page.getByRole('link', { name: /^Sua estadia: de 20 a 23 de/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/3 noites: R\$/);
  await page.goto('/about');
  await expect(page.getByRole('link', { name: /^Sua estadia: de 20 a 23 de/ })).toBeVisible();
});

/** The price of a night on each card of the list, in BRL. */
const nightly = async (page: Page) =>
  (await page.getByRole('article').allInnerTexts()).map((text) =>
    Number(/R\$\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '')),
  );

test('a maximum price is for the guests of the stay, even if their number changes', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=3');
  await expect(page.getByText('Diária, 3 pessoas')).toBeVisible();
  // The page was rendered with the prices for two, the lowest of which is 347.
  const range = page.getByRole('group', { name: /^Diária, 3 pessoas/ });
  await expect(range.getByLabel('De', { exact: true })).toHaveAttribute('placeholder', '436');
  await expect(range.locator('rect').first()).toBeAttached();
  await page.getByRole('slider', { name: 'Preço máximo por noite' }).fill('700');
  await expect(page).toHaveURL(/\/hotels\?preco-ate=700&pessoas=3$/);
  await expect(range).toContainText(/R\$\s[\d.,]+ a R\$\s700,00/);
  const active = page.getByRole('list', { name: 'Filtros ativos' });
  await expect(active).toContainText('Até R$ 700,00 para 3 pessoas');
  await expect(page.getByRole('article')).not.toHaveCount(16);
  const forThree = await nightly(page);
  expect(forThree.length).toBeGreaterThan(0);
  expect(Math.max(...forThree)).toBeLessThanOrEqual(700);

  await page.getByRole('button', { name: /^Hóspedes/ }).click();
  await page.getByRole('button', { name: 'Diminuir adultos' }).click();
  await expect(page).toHaveURL(/\/hotels\?preco-ate=700$/);
  await expect(active).toContainText(/Até R\$\s700,00Remover/);
  await expect.poll(async () => (await nightly(page)).length).toBeGreaterThan(forThree.length);
  expect(Math.max(...(await nightly(page)))).toBeLessThanOrEqual(700);
});

test('a family finds quiet hotels by the sea in its budget, compares them and sends the link', {
  tag: ON_PHONES,
}, async ({ page, context }) => {
  await page.goto('/hotels?checkin=2031-03-04&checkout=2031-03-07&adultos=2&idades=6');
  const { done } = await openFilters(page, true);
  for (const [place, word] of [
    ['Perto do mar', 'mar'],
    ['Perto do aeroporto', 'aeroporto'],
    ['Tranquilo', 'tranquilo'],
  ] as const) {
    await choiceLabel(page, place).tap();
    await expect(page).toHaveURL(new RegExp(`lugar=${word}$`));
  }
  await page
    .getByRole('dialog', { name: 'Filtros' })
    .getByLabel('Até', { exact: true })
    .fill('600');
  await expect(page).toHaveURL(/&preco-ate=600&pessoas=3$/);
  await done();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const name of ['Ipê Guanabara', 'Ipê Florianópolis Beira-Mar']) {
    await expect(cards.filter({ hasText: name })).toContainText(/noite3 noites: R\$\s1\.\d{3},00/);
    await page.getByRole('checkbox', { name: `Comparar ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Comparar', exact: true }).tap();
  await expect(page).toHaveURL(/\/comparar\?hoteis=.*&checkin=2031-03-04&checkout=2031-03-07/);
  for (const row of ['Praia', 'Aeroporto']) {
    await expect(page.getByRole('row', { name: row })).not.toContainText('Não consta');
  }
  const sent = await context.newPage();
  await sent.goto(page.url());
  await expect(sent.getByRole('columnheader', { name: /Ipê Florianópolis/ })).toBeVisible();
});

test('visitors who open the URL of a list for a party see its prices', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/hotels?ordem=preco&pessoas=3');
  const note = page.getByText('Diárias para 3 pessoas.');
  await expect(note).toBeVisible();
  // Below the count, like the note of a stay with dates.
  const count = await page.getByRole('heading', { name: '16 Hotéis Encontrados' }).boundingBox();
  expect((await note.boundingBox())?.x).toBe(count?.x);
  const prices = (await nightly(page)).filter((price) => !Number.isNaN(price));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  // Those without a room for three come last and say so.
  await expect(page.getByRole('article').last()).toContainText('Não há quarto para três pessoas');
  await expect(page).toHaveURL(/\/hotels\?ordem=preco&pessoas=3$/);
});

test('the bar shows the dates of the stay on phones, laptops and wide screens', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/destinations?checkin=2031-03-04&checkout=2031-03-07&adultos=3');
  const pill = page.getByRole('link', { name: /^Sua estadia: de 4 a 7 de março, 3 adultos/ });
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const dates = pill.getByText(/^4 a 7 mar/).filter({ visible: true });
    await expect(dates, `${width} px`).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritos' })).toBeInViewport({
      ratio: 1,
    });
  }
});
