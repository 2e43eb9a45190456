import { expect, ON_PHONES, test } from './fixtures';

const AMAZONAS = 'a0000000-0000-4000-8000-000000000014';
const NONE_FITS = 'comodidade=familias&lugar=mar&lugar=aeroporto&lugar=tranquilo&preco-ate=600';

test.describe('a list without hotels, on a small phone', { tag: ON_PHONES }, () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('shows the link to other hotels on the first screen', async ({ page }) => {
    await page.goto(`/hotels?region=${AMAZONAS}`);
    await expect(page.getByRole('link', { name: 'Ver todas as regiões' })).toBeInViewport({
      ratio: 1,
    });
    await page.goto(`/hotels?${NONE_FITS}`);
    const step = page.getByRole('link').filter({ hasText: 'Tirar' }).first();
    await expect(step.locator('b')).toBeInViewport({ ratio: 1 });
  });

  test('leads to the top of the list that it offers', async ({ page }) => {
    await page.goto(`/hotels?${NONE_FITS}`);
    const step = page.getByRole('link').filter({ hasText: 'Tirar “Perto do aeroporto”' });
    await step.evaluate((link) => link.scrollIntoView({ block: 'start' }));
    await step.click();
    await expect(page.getByRole('heading', { name: '1 Hotel Encontrado' })).toBeInViewport();
    await page.goBack();
    await expect(step).toBeInViewport();
  });
});
