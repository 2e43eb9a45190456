import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BUILD_DIR, restAsService } from './environment';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, test } from './fixtures';
import { read } from './outage-read';

const id = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const BEACH = `/oferta/feriado-na-praia-${id(1)}`;
const UNAVAILABLE = 'Esta oferta não está mais disponível ou pode ter expirado.';
const hotelField = (page: Page) => page.getByRole('combobox', { name: 'Escolher um hotel' });

test.describe('URLs', { tag: ANY_SCREEN }, () => {
  const cases: [path: string, status: number, location?: string][] = [
    [BEACH, 200],
    [`/oferta/${id(1)}`, 308, BEACH],
    [`/oferta/um-nome-antigo-${id(1)}`, 308, BEACH],
    [`/oferta/F%C3%89RIAS-${id(1).toUpperCase()}`, 308, BEACH],
    [`/package/${id(1)}`, 308, BEACH],
    [`/package/${id(10)}`, 307, `/oferta/${id(10)}`],
    ['/package/%3Cscript%3E', 404],
  ];
  test('lead to the page of an offer, or say that it does not exist', async ({ request }) => {
    for (const [path, status, location] of cases) {
      await test.step(`${path} answers ${status}`, async () => {
        const response = await request.get(path, { maxRedirects: 0 });
        expect.soft(response.status(), path).toBe(status);
        if (location) expect(response.headers().location).toMatch(new RegExp(`${location}$`));
      });
    }
  });

  test('an unavailable offer says that and no more, without a script', async ({
    request,
    baseURL,
  }) => {
    for (const [why, path, name] of [
      ['never was', `/oferta/nada-${randomUUID()}`, undefined],
      ['no id', '/oferta/feriado-na-praia', undefined],
      ['not a slug', '/oferta/%3Cscript%3E%00..%2F', undefined],
      ['inactive', `/oferta/${id(12)}`, 'Broa e lareira'],
      ['of an inactive hotel', `/oferta/${id(13)}`, 'Ópera e igapó'],
      ['begins later', `/oferta/${id(14)}`, 'Roda de vinho na serra'],
    ] as const) {
      await test.step(why, async () => {
        const html = await (await request.get(path)).text();
        const { status, text } = await read(baseURL + path);
        expect(status, why).toBe(404);
        expect(text, why).toContain(`Oferta não disponível ${UNAVAILABLE} Ver ofertas de hoje`);
        expect(html, why).toContain('<meta name="robots" content="noindex"/>');
        expect(html, why).not.toContain('rel="canonical"');
        if (name) expect(html, why).not.toContain(name);
      });
    }
  });

  test("an ended offer shows nothing of itself, but today's offers of its hotel and of others, without a script", async ({
    request,
    baseURL,
  }) => {
    const path = `/oferta/fim-de-semana-no-aterro-${id(10)}`;
    const html = await (await request.get(path)).text();
    const { status, text } = await read(baseURL + path);
    expect(status).toBe(404);
    expect(text).toContain(`Oferta não disponível ${UNAVAILABLE}`);
    expect(html).not.toContain('Fim de semana no Aterro');
    expect(html).toContain('href="/hotel/ipe-guanabara"');
    expect(html).toMatch(/href="\/oferta\/meio-de-semana-na-enseada-/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  test('misses and outdated names leave no file behind', async ({ request }) => {
    const word = `x${randomBytes(6).toString('hex')}`;
    await request.get(`/oferta/${word}-${id(1)}`, { maxRedirects: 0 });
    await request.get(`/oferta/${word}-${randomUUID()}`);
    await request.get(`/package/${word}`);
    const files = readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.includes(word))).toEqual([]);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the offers are there, and can be filtered by hotel', { tag: ANY_SCREEN }, async ({
    page,
  }) => {
    await page.goto('/deals');
    await expect(page.getByRole('heading', { name: 'Sete noites de maré baixa' })).toBeVisible();
    await hotelField(page).fill('Ipê Noronha');
    await page.getByRole('button', { name: 'Ver ofertas' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Ipê Noronha' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sete noites de maré baixa' })).toBeVisible();
  });

  test('an offer is complete', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(BEACH);
    await expect(page.getByText(/^Hospedagem de \d{2}\/\d{2}\/\d{4} a/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Garantir Oferta/ })).toBeVisible();
  });
});

test('a card that spans a wide screen has an image as wide', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/deals');
  const inLastRow =
    'li:is(:last-child, :nth-last-child(2)):not(:nth-child(3n), :nth-last-child(2):nth-child(3n + 2))';
  const pictures = page.locator(`.offer-grid > ${inLastRow} .card-image img`);
  await expect(pictures.first()).toBeAttached();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.width))
      .toBeGreaterThanOrEqual(0.99);
  }
});

test('packages and an offer that are slow to load say that they are loading', {
  tag: ANY_SCREEN,
}, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/(deals|oferta\/[^?]+)\?_rsc=/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/oferta/indisponivel');
  await page.getByRole('link', { name: 'Ver ofertas de hoje' }).click();
  await expect(page.getByText('Carregando Pacotes...')).toBeVisible();
  await page.goto('/deals');
  await page.getByRole('link', { name: 'Ver detalhes: Meio de semana na enseada' }).click();
  await expect(page.getByText('Carregando...', { exact: true })).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meio de semana na enseada');
  await expect(page.getByText('Carregando...', { exact: true })).toBeHidden();
});

test('hostile text stays text, and a long name stays inside the page', async ({ page }) => {
  const offer = {
    id: randomUUID(),
    hotel_id: 'b0000000-0000-4000-8000-000000000015',
    name: `"D’Ávila & cia" 🎆 <img src=x onerror=alert(1)> ${'muito longo '.repeat(16)}`.slice(
      0,
      255,
    ),
    description: `${'Palavra comprida: '.repeat(30)}${'x'.repeat(300)}`,
    features: ['a'.repeat(200), '<b>negrito</b>', ''],
  };
  await restAsService('hotel_packages', { method: 'POST', body: offer });
  try {
    await page.goto(`/oferta/${offer.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.name.trim());
    await expect(page.getByText(offer.description.trim(), { exact: true })).toBeVisible();
    await expect(page.getByText('<b>negrito</b>')).toBeVisible();
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(new RegExp(`^/oferta/d-avila-cia-img-[a-z0-9-]+-${offer.id}$`));
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBeLessThanOrEqual(0);
  } finally {
    await restAsService(`hotel_packages?id=eq.${offer.id}`, { method: 'DELETE' });
  }
});

test('an open page is updated at midnight by the visitor’s own clock', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  const [offer] = await restAsService<{ valid_until: string }>(
    `hotel_packages?select=valid_until&id=eq.${id(5)}`,
  );
  const over = new Date(`${offer?.valid_until}T12:00-03:00`);
  over.setDate(over.getDate() + 1);
  await fixTime(page, over);
  await page.goto(`/oferta/meio-de-semana-na-enseada-${id(5)}`);
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await page.goto('/deals');
  await expect(page.getByText('Meio de semana na enseada')).toHaveCount(0);
});

test('offers fill the last row of each section of their list', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/deals');
  for (const width of [769, 1100, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const rooms = await page
      .locator('.offer-grid')
      .evaluateAll((grids) =>
        grids.map((grid) =>
          Math.round(
            grid.getBoundingClientRect().right -
              (grid.lastElementChild?.getBoundingClientRect().right ?? 0),
          ),
        ),
      );
    expect(
      rooms.filter((room) => room > 0),
      `${width} px`,
    ).toEqual([]);
  }
});
