import { ANY_SCREEN, expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

/** Pages with controls of every kind; an offer and a list have tests of their own. */
const PAGES = [
  '/',
  '/about',
  '/hotels',
  '/hotels?vista=mapa',
  '/deals',
  '/destinations',
  '/favoritos',
  '/hotel_lazer/ipe-bombinhas-praia',
  '/hotel_lazer/ipe-bombinhas-praia/quartos?quarto=suite-vista-mar',
  '/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=suite-vista-mar,quarto-familia',
  '/hotel_lazer/old/ipe-bombinhas-praia',
  '/hotel_corp/ipe-paulista',
  '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001',
  '/comparar?hoteis=ipe-paulista,ipe-curitiba-batel',
  '/roteiro?paradas=ipe-paulista.2,ipe-curitiba-batel.2',
];

/** The visible buttons that no form, popover or disclosure handles, by their text. */
const deadButtons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter(({ form, type }) => !(form && type === 'submit'))
    .filter((button) => !button.hasAttribute('popovertarget') && !button.closest('summary'))
    .map((button) => button.ariaLabel ?? button.textContent);

test("a bar over an image scrolls away with it, as its white text can't be read below", {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const bar = page.getByRole('banner').first();
  for (const [path, stays] of [
    ['/', false],
    ['/hotel_lazer/ipe-bombinhas-praia', false],
    ['/hotels', true],
  ] as const) {
    await page.goto(path);
    await expect(bar).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    if (stays) await expect(bar, path).toBeInViewport();
    else await expect(bar, path).not.toBeInViewport();
  }
});

for (const path of PAGES) {
  test(`no button of ${path} waits for a script`, { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(path);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(deadButtons), `${size.width} px`).toEqual([]);
    }
  });
}
