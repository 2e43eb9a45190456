import { expect, test } from './fixtures';

test('all blocks are in order, and the anchors lead to their sections', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('Sobre nós | Ipê Hotéis');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Nossa história',
    'Nossa missão',
    'Nossos valores',
    'Por que reservar direto com a gente',
    'Amigos do bem',
    'Explore Destinos Incríveis',
    'Notícias do caminho',
    'Links rápidos',
    'Fale com a gente',
  ]);
  const destinations = page.locator('#destinos li');
  await expect(destinations).toHaveCount(6);
  await expect(destinations.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/hotels\?region=[0-9a-f-]{36}$/,
  );
  for (const [name, anchor] of [
    ['Nossa história', 'historia'],
    ['Missão', 'missao'],
    ['Valores', 'valores'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/about#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test('an anchor scrolls the page smoothly for a pointer and at once for the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const anchor = page.getByRole('link', { name: 'Valores', exact: true });
  /** The number of scroll positions seen on the way to the section. */
  const placesAfter = async (press: () => Promise<void>) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await anchor.focus();
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      scrollTo({ top: 0, behavior: 'instant' });
      addEventListener('scroll', () => {
        dataset.places = `${dataset.places ?? ''} ${scrollY}`;
      });
    });
    await press();
    await expect(page.locator('#valores')).toBeInViewport();
    return (await page.locator('html').getAttribute('data-places'))?.trim().split(' ').length ?? 0;
  };
  expect(await placesAfter(() => anchor.click())).toBeGreaterThan(2);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  expect(await placesAfter(() => page.keyboard.press('Enter'))).toBeLessThan(3);
});
