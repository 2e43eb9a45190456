import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const TWO = '/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara';

test('the focus stays where a hotel was removed, and is never under the bar', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara,ipe-noronha');
  await page.getByRole('link', { name: 'Tirar Ipê Guanabara da comparação' }).press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Tirar Ipê Noronha da comparação' })).toBeFocused();

  await page.goto('/hotels');
  for (const name of ['Ipê Bombinhas Praia', 'Ipê Lençóis']) {
    await page.getByRole('checkbox', { name: `Comparar ${name}` }).check();
  }
  const dock = page.getByRole('form', { name: 'Hotéis escolhidos para comparar' });
  const top = (await dock.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(0);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const bottom = async () => {
      const box = await page.locator(':focus').boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  }
});

test('the bar does not cover the choice that made it appear', { tag: ON_PHONES }, async ({
  page,
}) => {
  await page.goto('/hotels');
  const choice = page.getByRole('checkbox', { name: 'Comparar Ipê Lençóis' });
  const place = () => choice.evaluate((input) => input.getBoundingClientRect().bottom);
  await choice.evaluate((input) =>
    window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight),
  );
  await choice.press('Space');
  const dock = page.getByRole('form', { name: 'Hotéis escolhidos para comparar' });
  await expect(dock).toBeVisible();
  const top = await dock.evaluate((bar) => bar.getBoundingClientRect().top);
  await expect.poll(place).toBeLessThanOrEqual(top);
  await expect(choice).toBeFocused();
});

test('the focus moves to the title when the pressed control disappears', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const add = () => page.getByRole('link', { name: /^Comparar Ipê/ }).first();
  await page.goto('/comparar');
  await add().press('Enter');
  await expect(title).toHaveText('Escolha mais um para comparar');
  await expect(title).toBeFocused();
  await add().press('Enter');
  await expect(title).toHaveText('Dois hotéis, a mesma estadia');
  await expect(title).toBeFocused();
  await page
    .getByRole('link', { name: /^Tirar .* da comparação$/ })
    .first()
    .press('Enter');
  await expect(title).toHaveText('Escolha mais um para comparar');
  await expect(title).toBeFocused();
});

test('a title keeps the focus while the visitor’s own hotels appear below it', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_lazer/ipe-noronha');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vitrine:seen')))
    .toContain('ipe-noronha');
  await page.goto(TWO);
  await page.getByRole('link', { name: 'Tirar Ipê Guanabara da comparação' }).press('Enter');
  await expect(page).toHaveURL(/entre=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
