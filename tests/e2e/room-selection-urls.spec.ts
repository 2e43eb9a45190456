import { ANY_SCREEN, expect, test } from './fixtures';

const BEACH_ID = 'b0000000-0000-4000-8000-000000000001';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

const OLDER = '/hotel_lazer/old/ipe-bombinhas-praia';

test('older URLs with an id redirect, and plain slugs stay under the prefix of their type', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const cases: [path: string, status: number, location: string | null][] = [
    [`/hotel/old/${BEACH_ID}`, 308, BEACH],
    [`/hotel_corp/old/um-nome-antigo-${BEACH_ID}`, 308, BEACH],
    [`/hotel_lazer/old/ipe-bombinhas-praia-${BEACH_ID.toUpperCase()}`, 308, BEACH],
    ['/hotel/old/ipe-bombinhas-praia', 308, OLDER],
    ['/hotel_lazer/old/IPE-Bombinhas-Praia', 308, OLDER],
    [OLDER, 200, null],
    ['/hotel_corp/old/ipe-curitiba-batel', 200, null],
    ['/hotel/old/nao-existe', 404, null],
    ['/hotel/old/nome-00000000-0000-4000-8000-000000000000', 404, null],
    ['/hotel/old/ipe-manaus', 404, null],
    ['/hotel_lazer/old/n%C3%A3o_%20existe', 404, null],
    ['/hotel/old', 404, null],
  ];
  for (const [path, status, location] of cases) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, status]);
    if (location) expect([path, response.headers().location]).toEqual([path, location]);
  }
});

test('an older URL of a missing hotel says so', { tag: ANY_SCREEN }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/);
  await page.goto(`/hotel/old/nome-00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel not found');
  await expect(page.getByRole('link', { name: 'Browse all hotels' })).toBeVisible();
});

test('search engines are pointed to the current page', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(OLDER);
  await expect(page).toHaveTitle('Quartos e reserva: Ipê Bombinhas Praia, Bombinhas | Ipê Hotéis');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${BEACH}$`),
  );
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
