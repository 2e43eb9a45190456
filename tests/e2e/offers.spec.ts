import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inDays } from './days';
import { BUILD_DIR, restAsService } from './environment';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { read } from './outage-read';

const id = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const BEACH = `/oferta/feriado-na-praia-${id(1)}`;
const UNAVAILABLE = 'Esta oferta não está mais disponível ou pode ter expirado.';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 769;
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Hotéis com pacotes' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const hotelField = (page: Page) => page.getByRole('combobox', { name: 'Escolher um hotel' });

test.describe('addresses', { tag: ANY_SCREEN }, () => {
  const cases: [path: string, status: number, location?: string][] = [
    [BEACH, 200],
    [`/oferta/${id(1)}`, 308, BEACH],
    [`/oferta/um-nome-antigo-${id(1)}`, 308, BEACH],
    [`/oferta/F%C3%89RIAS-${id(1).toUpperCase()}`, 308, BEACH],
    [`/package/${id(1)}`, 308, BEACH],
    [`/package/${id(10)}`, 307, `/oferta/${id(10)}`],
    ['/package/%3Cscript%3E', 404],
  ];
  test('lead to the page of an offer, or say that there is none', async ({ request }) => {
    for (const [path, status, location] of cases) {
      await test.step(`${path} answers ${status}`, async () => {
        const response = await request.get(path, { maxRedirects: 0 });
        expect.soft(response.status(), path).toBe(status);
        if (location) expect(response.headers().location).toMatch(new RegExp(`${location}$`));
      });
    }
  });

  test('an offer that is not available says so, and no more, without a script', async ({
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

  test('an offer that is over says nothing of itself, but what its hotel and others have today, without a script', async ({
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

  test('neither misses nor outdated names leave a file behind', async ({ request }) => {
    const word = `x${randomBytes(6).toString('hex')}`;
    await request.get(`/oferta/${word}-${id(1)}`, { maxRedirects: 0 });
    await request.get(`/oferta/${word}-${randomUUID()}`);
    await request.get(`/package/${word}`);
    const files = readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.includes(word))).toEqual([]);
  });
});

test('/deals: all offers by the day they end, then those of a hotel that is searched', async ({
  page,
}) => {
  await page.goto('/deals');
  await expect(page).toHaveTitle(/^Pacotes Especiais/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pacotes Especiais');
  await expect(tab(page, 'Todas')).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).toContainText('Meio de semana na enseada');
  await expect(cards(page).first()).toContainText('Ipê Bombinhas Praia');
  const ends = await restAsService<{ name: string; valid_until: string | null }>(
    'hotel_packages?select=name,valid_until&order=valid_until.asc.nullslast',
  );
  const endOf = new Map(ends.map(({ name, valid_until }) => [name, valid_until ?? '9999']));
  const shown = await cards(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const days = shown.map((name) => endOf.get(name) ?? '');
  expect(days).toEqual([...days].sort());

  // Thirteen hotels are too many to stand side by side.
  await hotelField(page).fill('Ipê Brasília');
  await expect(page).toHaveURL(/\/deals\?hotel=ipe-brasilia$/);
  await expect(tab(page, 'Ipê Brasília')).toHaveText(/1 pacote$/);
  await expect(tab(page, 'Ipê Brasília')).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Sessão estendida');
  await expect(cards(page)).not.toContainText('R$');
  await page.goBack();
  await expect(cards(page).first()).toContainText('Meio de semana na enseada');

  await page.goto('/deals?hotel=ipe-cataratas');
  await page.reload();
  await page.getByRole('link', { name: 'Ver detalhes: Os dois lados das Cataratas' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/os-dois-lados-das-cataratas-${id(8)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os dois lados das Cataratas');
});

test('/deals: filters by whom offers are for and by the kept stay, in the address', async ({
  page,
}) => {
  await page.goto('/deals');
  const choices = page.getByRole('navigation', { name: 'Para quem' });
  await choices.getByRole('link', { name: /^Trabalho \d+$/ }).click();
  await expect(page).toHaveURL(/\/deals\?para=trabalho$/);
  await expect(choices.getByRole('link', { name: /^Trabalho/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(cards(page).first()).toContainText('Trabalho');
  await expect(cards(page).filter({ hasText: 'Férias com as crianças' })).toHaveCount(0);
  await page.goBack();
  await expect(cards(page).filter({ hasText: 'Férias com as crianças' })).toHaveCount(1);

  // A hotel without such offers says what each step back brings.
  await page.goto('/deals?hotel=ipe-cataratas&para=trabalho');
  await page.getByRole('link', { name: /^Trabalho: ver \d+ em outros hotéis$/ }).click();
  await expect(page).toHaveURL(/\/deals\?para=trabalho$/);

  // Sixty days from now one offer of the demo has ended and no stay of two nights is too short.
  await page.evaluate(
    (query) => sessionStorage.setItem('vitrine:stay', query),
    `checkin=${inDays(60)}&checkout=${inDays(62)}&adultos=2`,
  );
  await page.goto('/deals');
  await page.getByRole('link', { name: /^Só as que valem de/ }).click();
  await expect(page).toHaveURL(/checkin=.*&checkout=/);
  await expect(cards(page).filter({ hasText: 'Meio de semana na enseada' })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Café, mar e rede' })).toHaveCount(1);
  await page.getByRole('link', { name: /voltar a qualquer data$/ }).click();
  await expect(page).toHaveURL(/\/deals$/);
});

test('an offer takes the kept stay as far as it fits and hands it over', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  // The first Monday from a week ahead on: the offer is for two nights from Mondays and Tuesdays.
  let monday = 7;
  while (new Date(inDays(monday)).getUTCDay() !== 1) monday++;
  const day = (after: number) => inDays(monday + after);
  await page.goto('/deals');
  const keep = (query: string) =>
    page.evaluate((kept) => sessionStorage.setItem('vitrine:stay', kept), query);
  await keep(`checkin=${day(0)}&checkout=${day(3)}&adultos=2&idades=6`);
  const offer = `/oferta/meio-de-semana-na-enseada-${id(5)}`;
  await page.goto(offer);
  const band = page.getByRole('region', { name: 'Quando você vem?' });
  await band.scrollIntoViewIfNeeded();
  await expect(
    band.getByText(/^Sua estadia era de .*Para caber na oferta, ficou de/),
  ).toBeVisible();
  await expect(band).toContainText('2 adultos, 1 criança (6 anos)');
  const book = band.getByRole('link', { name: /^Garantir Oferta/ });
  const [year, month, date] = day(2).split('-');
  await expect(book).toHaveAttribute(
    'href',
    new RegExp(`CheckOut=${date}${month}${year}&ad=2&ch=1`),
  );
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Garantir Oferta/ })
      .first(),
  ).toHaveAttribute('href', /CheckIn=/);

  // The kept stay is as it was: only a press in the calendar changes it.
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine:stay'))).toContain(day(3));
  await keep(`checkin=${day(2)}&checkout=${day(4)}&adultos=2`);
  await page.reload();
  await band.scrollIntoViewIfNeeded();
  await expect(band.getByText(/não é um dos dias desta oferta/)).toBeVisible();
  await expect(book).toHaveCount(0);
  await band.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
  await expect(book).toHaveAttribute('href', /CheckIn=/);

  // On paper as well, without what only serves to choose.
  await page.emulateMedia({ media: 'print' });
  await expect(band.getByText('Check-in', { exact: true })).toBeVisible();
  await expect(band.getByText('2 adultos', { exact: true })).toBeVisible();
  await expect(band.getByRole('gridcell')).toHaveCount(0);
  await expect(book).toBeHidden();
});

test('on a phone the chosen days of an offer can be booked below the calendar', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto(`/oferta/meio-de-semana-na-enseada-${id(5)}`);
  const band = page.getByRole('region', { name: 'Quando você vem?' });
  await band.scrollIntoViewIfNeeded();
  await expect(band.getByRole('gridcell').first()).toBeVisible();
  // Before any day is chosen the bar at the foot leads back to the calendar.
  await page.getByRole('heading', { name: 'Condições' }).scrollIntoViewIfNeeded();
  const back = page.locator('.offer-dock').getByRole('link', { name: 'Escolher datas' });
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(band.getByRole('heading', { name: 'Quando você vem?' })).toBeInViewport();
  await band.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
  const links = page.getByRole('link', { name: /^Garantir Oferta/ });
  await expect(band.getByRole('link', { name: /^Garantir Oferta/ })).toHaveCount(1);
  const before = await links.count();
  await page.getByRole('heading', { name: 'Condições' }).scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(before + 1);
  const dock = page.locator('.offer-dock');
  await expect(dock).toBeInViewport({ ratio: 1 });
  await expect(dock).toContainText('R$');
  await expect(dock.getByRole('link')).toHaveAttribute('href', /CheckIn=.*CheckOut=/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(dock).toHaveCount(0);
});

test('/deals: the chosen kind of offers stands whole in its row', { tag: ON_PHONES }, async ({
  page,
}) => {
  for (const [path, name] of [
    ['/deals?para=trabalho', 'Trabalho'],
    ['/deals', 'Para todos'],
  ]) {
    await page.goto(path ?? '');
    const chosen = page.locator('.offer-choice[aria-current]');
    await expect(chosen).toContainText(name ?? '');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const box = await chosen.boundingBox();
    expect(box?.x, path).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('/deals: a hotel without offers, words of several, words of none', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  // Their only offers are over or inactive.
  await page.goto('/deals?hotel=ipe-guanabara');
  await expect(page.getByText('Este hotel não tem pacotes no momento.')).toBeVisible();
  await page.goto('/deals?hotel=parana');
  await expect(page.getByRole('heading', { name: '2 hotéis com “parana”' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ipê Cataratas Foz do Iguaçu, Paraná, 1 pacote/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ipê Cataratas' })).toBeVisible();
  // The only one of a hotel that is hidden.
  // 'Piscina' is only said by descriptions and equipment, which this page does not show.
  for (const words of ['manaus', 'piscina', "%_'", '💥', 'a'.repeat(400)]) {
    await page.goto(`/deals?${new URLSearchParams({ hotel: words })}`);
    await expect(page.getByText(/^Nenhum hotel com pacotes tem/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Voltar a todas as ofertas' }).click();
  await expect(page).toHaveURL(/\/deals$/);
});

/** The offers of a hotel, which stand in a carousel. */
async function visitCarousel(page: Page) {
  await page.goto('/deals?hotel=ipe-bombinhas-praia');
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const next = main.getByRole('button', { name: 'Próximo' });
  return {
    cards,
    next,
    previous: main.getByRole('button', { name: 'Anterior' }),
    /** Faster than the row scrolls. */
    pressNextTwice: () =>
      next.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      }),
    /** The numbers of the cards that are wholly between the edges of the screen. */
    whole: async () => {
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const width = page.viewportSize()?.width ?? 0;
      return boxes.flatMap((box, n) =>
        box && box.x >= 0 && box.x + box.width <= width + 1 ? [n] : [],
      );
    },
  };
}

test('/deals: the carousel wraps, and shows as many cards as the screen is wide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { cards, next, previous, pressNextTwice, whole } = await visitCarousel(page);
  await expect.poll(whole).toEqual(isPhone(page) ? [0] : [0, 1, 2]);
  await previous.click();
  await expect(cards.last()).toBeInViewport();
  await next.click();
  await expect(cards.first()).toBeInViewport();
  await pressNextTwice();
  await expect.poll(whole).toEqual(isPhone(page) ? [2] : [2, 3, 4]);
});

test('/deals: the first presses of the carousel count, which fetch its script', async ({
  page,
}) => {
  const { pressNextTwice, whole } = await visitCarousel(page);
  await pressNextTwice();
  await expect.poll(whole).toEqual(isPhone(page) ? [2] : [2, 3, 4]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the offers are there, and those of a hotel can be asked for', { tag: ANY_SCREEN }, async ({
    page,
  }) => {
    await page.goto('/deals');
    await expect(page.getByRole('heading', { name: 'Sete noites de maré baixa' })).toBeVisible();
    await hotelField(page).fill('Ipê Noronha');
    await page.getByRole('button', { name: 'Ver ofertas' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Ipê Noronha' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sete noites de maré baixa' })).toBeVisible();
  });

  test('an offer is whole', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(BEACH);
    await expect(page.getByText(/^Hospedagem de \d{2}\/\d{2}\/\d{4} a/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Garantir Oferta/ })).toBeVisible();
  });
});

test('an offer stands alone: what, where, when, how much, conditions, one button', async ({
  page,
}) => {
  await page.goto(BEACH);
  await expect(page).toHaveTitle(/^Feriado na praia, Ipê Bombinhas Praia/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Feriado na praia');
  await expect(main).toContainText('Ipê Bombinhas Praia, Bombinhas, Santa Catarina');
  await expect(main).toContainText(/A partir de\s*R\$\s*1\.790,00/);
  for (const fact of [
    'Check-in a partir das 14h',
    'Check-out até as 12h',
    'Cancelamento grátis até 48h antes',
    'Café até as 11h',
  ]) {
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(/^Reservas até/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'O que nossos hóspedes dizem' })).toBeVisible();

  const opening = page.context().waitForEvent('page');
  await main.getByRole('link', { name: /^Garantir Oferta/ }).click();
  const popup = await opening;
  await popup.waitForURL('https://reservas.ipehoteis.example/ofertas/feriado-na-praia');
  expect(await popup.evaluate(() => window.opener)).toBeNull();

  await main.getByRole('link', { name: 'Ver o hotel' }).click();
  await expect(page).toHaveURL(/\/hotel_lazer\/ipe-bombinhas-praia$/);
});

test('on paper an offer is one page, with whom to call', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto('/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Ipê Bombinhas Praia, .*\(47\) 0000-0000$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Código QR que leva a esta página' })).toBeVisible();
  await expect(page.getByText('R$ 1.790,00').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('footer')).toBeHidden();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('on a tablet the button of an offer is clear of the calendar below it', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(BEACH);
  const book = page.getByRole('link', { name: /^Garantir Oferta/ });
  // What follows the first screen comes a little later.
  const calendar = page.locator('.offer-when');
  await expect(calendar).toBeVisible();
  const room = async () => {
    const [above, below] = [await book.boundingBox(), await calendar.boundingBox()];
    return above && below && below.y - above.y - above.height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(16);
});

test('a card that lies across a wide screen has a picture as wide', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/deals');
  const pictures = page.locator('.offer-grid > li:last-child:nth-child(3n + 1) .card-image img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.width))
      .toBeGreaterThanOrEqual(0.99);
  }
});

test('an offer without link, price, dates or picture says what it can', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`/oferta/escritorio-no-batel-${id(7)}`);
  const book = main.getByRole('link', { name: 'Garantir Oferta', exact: true });
  await expect(book).toHaveAttribute('href', '/hotel_corp/ipe-curitiba-batel#reserva');
  await expect(book).not.toHaveAttribute('target');
  await expect(main.getByText('Leva à página do hotel, onde você escolhe as datas.')).toBeVisible();
  await page.goto(`/oferta/sessao-estendida-${id(21)}`);
  await expect(main).not.toContainText('R$');
  await expect(main.getByText('Consulte disponibilidade')).toHaveCount(2);
  await page.goto(`/oferta/poco-trilha-e-fogueira-${id(22)}`);
  await expect(main.getByText(/^Hospedagem até/)).toBeVisible();
  await expect(main.getByText(/\. Hospedagem até [\d/]+\.$/)).toBeVisible();
  await expect(main.getByText('Lanche de trilha')).toBeVisible();
  await expect(main).not.toContainText(/aninhado|chave|object/);
  const pictures = main.getByRole('img');
  await expect(pictures.first()).toHaveJSProperty('complete', true);
});

test('packages and an offer that take their time say that they are loading', {
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

test('hostile words stay words, and a long name stays inside the page', async ({ page }) => {
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

test('an open page turns at midnight by the visitor’s own clock', { tag: ANY_SCREEN }, async ({
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
