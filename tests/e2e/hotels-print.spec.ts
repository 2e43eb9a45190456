import { ANY_SCREEN, expect, test } from './fixtures';

test.describe('a list on paper', { tag: ANY_SCREEN }, () => {
  for (const [name, path] of [
    ['hotels', '/hotels'],
    ['hotels of a region', '/hotels?region=a0000000-0000-4000-8000-000000000012'],
    ['hotels on the map', '/hotels?tipo=lazer&vista=mapa'],
    ['offers', '/deals'],
    ['offers for two', '/deals?para=a-dois'],
    ['kept hotels', '/favoritos?hoteis=ipe-noronha,ipe-gramado'],
  ] as const) {
    test(`of ${name} begins with the chain and its address`, async ({ page, baseURL }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const head = page.locator('.print-head');
      await expect(head).toHaveText(
        new RegExp(`^Ipê Hotéis ${baseURL}${path.replace('?', '\\?')}`),
      );
      const top = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
      expect(await top('.print-head')).toBeLessThan(await top('h1'));
    });
  }

  test('of many kept hotels has no QR code, which would be too fine to read', async ({ page }) => {
    const code = page.getByRole('img', { name: 'Código QR que leva a esta página' });
    await page.goto('/favoritos?hoteis=ipe-noronha,ipe-gramado');
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeVisible();
    const cities = 'ipe-bombinhas-praia,ipe-florianopolis,ipe-curitiba-batel,ipe-ouro-preto';
    const others = 'ipe-pantanal-cuiaba,ipe-recife-antigo,ipe-pelourinho,ipe-jericoacoara';
    const far = 'ipe-noronha,ipe-gramado,ipe-chapada,ipe-cataratas,ipe-lencois,ipe-brasilia';
    await page.goto(`/favoritos?hoteis=${cities},${others},${far}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-head')).toBeVisible();
    await expect(code).toHaveCount(0);
  });

  test('of all hotels is one page, beside the map in two columns', async ({ page }) => {
    for (const path of ['/hotels', '/hotels?vista=mapa']) {
      await page.goto(path);
      const sheet = await page.pdf({ format: 'A4' });
      expect(sheet.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    const [first, second] = await page
      .locator('[data-view] > li')
      .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().toJSON()));
    expect(second.top).toBe(first.top);
    expect(second.left).toBeGreaterThan(first.right);
  });
});
