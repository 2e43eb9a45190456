import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const STAY = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2&idades=6';

test('a heart keeps a hotel, in every tab, and the page of favorites shows and removes it', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/hotels');
  const other = await context.newPage();
  await other.goto('/');
  for (const name of ['Ipê Bombinhas Praia', 'Ipê Cataratas', 'Ipê Brasília']) {
    const heart = page.getByRole('switch', { name: `Guardar ${name} nos favoritos` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-checked', 'true');
  }
  await expect(other.getByRole('link', { name: 'Favoritos 3' })).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('switch', { name: 'Guardar Ipê Cataratas nos favoritos' }),
  ).toHaveAttribute('aria-checked', 'true');
  await page.goto('/hotel_lazer/ipe-noronha');
  await page.getByRole('link', { name: 'Favoritos 3' }).click();
  await expect(page.getByRole('heading', { name: '3 hotéis guardados' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'Guardar Ipê Cataratas nos favoritos' }).click();
  await expect(page.getByText('Ipê Cataratas saiu dos favoritos.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 hotéis guardados' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ipê Brasília' })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('heading', { name: '3 hotéis guardados' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ipê Cataratas' })).toBeFocused();

  if (!isMobile) return;
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Favoritos 3' })).toBeVisible();
  await menu.getByRole('link', { name: 'Vistos 1' }).click();
  await expect(page.getByRole('heading', { name: 'Vistos recentemente' })).toBeInViewport();
});

test('without favorites no link to copy is offered', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto('/favoritos');
  await expect(page.getByText('Nenhum hotel guardado ainda')).toBeVisible();
  await expect(
    page.getByText('Os hotéis que você guardar ficam só neste navegador.'),
  ).toBeVisible();
  await expect(page.getByText('copie o link')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('hearts are neither shown nor mentioned', { tag: ANY_SCREEN }, async ({ page }) => {
    const main = page.getByRole('main');
    for (const path of ['/favoritos', `/favoritos?hoteis=ipe-noronha,ipe-gramado&${STAY}`]) {
      await page.goto(path);
      await expect(main.getByText(/coração/).filter({ visible: true })).toHaveCount(0);
      await expect(main.getByRole('switch')).toHaveCount(0);
    }
    await page.goto('/favoritos');
    await expect(main.getByText('Nenhum hotel guardado ainda')).toBeHidden();
    await expect(
      main.getByRole('heading', { name: 'Favoritos precisam de JavaScript' }),
    ).toBeVisible();
  });
});

test('a shared list opens for anyone and does not change their own', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto(`/favoritos?hoteis=ipe-noronha,ipe-gramado,nada&${STAY}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hotéis guardados' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 hotéis guardados' })).toBeVisible();
  await expect(page.getByText('3 noites, 3 hóspedes')).toHaveCount(2);
  await expect(page.getByText('Não há quarto para três pessoas')).toBeVisible();
  await page.goto('/favoritos');
  await expect(page.getByRole('heading', { name: 'Nenhum hotel guardado ainda' })).toBeVisible();
  await expectAccessible(page);
});

test('a list whose hotels are all gone says so and offers others', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, hotels] of [
    ['/favoritos?hoteis=nao-existe', 'deste link'],
    ['/favoritos?hoteis=nao-existe,nada&meus=1', 'que você guardou'],
  ] as const) {
    await page.goto(path);
    await expect(main.getByText(`Nenhum dos hotéis ${hotels} está no site hoje.`)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ver todos os hotéis' })).toBeVisible();
    await expect(main.getByRole('switch', { name: /^Guardar/ })).toHaveCount(4);
    await expect(main.getByText(/Quem mandou este link|0 hotéis/)).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Copiar link' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Montar roteiro' })).toHaveCount(0);
  }
});

test('removing the last of many favorites leaves the undo button visible', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const kept = ['ipe-noronha', 'ipe-gramado', 'ipe-lencois', 'ipe-guanabara', 'ipe-cataratas'];
    if (!localStorage.getItem('vitrine:favorites')) {
      localStorage.setItem('vitrine:favorites', JSON.stringify(kept));
    }
  });
  await page.goto('/favoritos');
  const cards = page.locator('.favorites-cards > li');
  await expect(cards).toHaveCount(5);
  await cards.last().getByRole('switch').click();
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeInViewport({ ratio: 1 });
});

test('the prices of kept hotels side by side start at the same height', {
  tag: ON_PHONES,
}, async ({ page }) => {
  // One of the two has a three-line place and no room for the guests.
  await page.goto(`/favoritos?hoteis=ipe-noronha,ipe-bombinhas-praia&${STAY}`);
  const tops = await page
    .locator('.favorites-cards .hotel-foot')
    .evaluateAll((feet) => feet.map((foot) => foot.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('pages open even if stored data is invalid', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('vitrine:favorites', '{"a":[');
    localStorage.setItem('vitrine:seen', '[null,{"path":"javascript:1"}]');
    sessionStorage.setItem('vitrine:compare', '[{"key":7}]');
  });
  for (const path of ['/hotels', '/favoritos', '/comparar', '/roteiro']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
  }
});
