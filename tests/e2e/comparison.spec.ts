import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { choiceLabel } from './hotel-filters';

const STAY = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2&idades=6';

const TWO = '/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara';

test('hotels chosen in the list are compared side by side for the stay', async ({ page }) => {
  await page.goto('/hotels');
  const choose = (name: string) => page.getByRole('checkbox', { name: `Comparar ${name}` });
  const dock = page.getByRole('form', { name: 'Hotéis escolhidos para comparar' });
  await choose('Ipê Bombinhas Praia').check();
  await expect(dock).toContainText('Escolha mais um para comparar');
  await expect(dock.getByRole('button', { name: /Comparar/ })).toBeDisabled();
  await choose('Ipê Cataratas').check();
  await dock.getByRole('button', { name: /Comparar/ }).click();
  await expect(page).toHaveURL(/\/comparar\?hoteis=ipe-bombinhas-praia,ipe-cataratas/);
  await expect(page.getByRole('columnheader', { name: /Ipê Cataratas/ })).toBeVisible();

  await page.goto(`${TWO}&${STAY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dois hotéis, a mesma estadia');
  await expect(page).toHaveTitle('Comparar Ipê Bombinhas Praia e Ipê Guanabara | Ipê Hotéis');
  // The name read out with each cell is the hotel's alone, without the buttons above it.
  await expect(
    page.getByRole('columnheader', { name: 'Ipê Bombinhas Praia', exact: true }),
  ).toBeVisible();
  const total = page.getByRole('row', { name: /Total da estadia/ });
  await expect(total).toContainText('3 noites');
  await expect(total).toContainText('menor total');
  const book = page.getByRole('link', { name: 'Reservar Ipê Bombinhas Praia (abre em nova aba)' });
  await expect(book).toHaveAttribute('href', /CheckIn=14122099&CheckOut=17122099&ad=2&ch=1/);
  await expectAccessible(page);
  // A honeymoon in a suite for two is not an offer for parents with a child.
  await expect(page.getByText('Lua de mel em Bombas')).toHaveCount(0);
  // The suggested hotels are for the same guests.
  await expect(page.getByRole('listitem').filter({ hasText: /^Ipê Noronha/ })).toContainText(
    'Não há quarto para três pessoas',
  );

  const equal = page.locator('tr[data-equal]').first();
  await expect(equal).toBeHidden();
  await page.getByRole('checkbox', { name: 'Só o que é diferente' }).uncheck();
  await expect(equal).toBeVisible();

  await page.getByRole('link', { name: 'Tirar Ipê Guanabara da comparação' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha mais um para comparar');
});

test('the message that a fifth hotel cannot be chosen is above the bar, not over its buttons', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels');
  const choices = page.getByRole('checkbox', { name: /^Comparar / });
  for (let at = 0; at < 5; at++) await choices.nth(at).click();
  const notice = page.locator('[data-sonner-toast]');
  await expect(notice).toContainText('Dá para comparar até quatro hotéis.');
  const room = async () => {
    const dock = page.getByRole('form', { name: 'Hotéis escolhidos para comparar' });
    const [above, bar] = [await notice.boundingBox(), await dock.boundingBox()];
    return above && bar ? bar.y - above.y - above.height : Number.NaN;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('the actions of a comparison are in place before the web fonts arrive', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/woff2/);
  const top = async () => {
    await page.goto(`${TWO}&${STAY}`);
    const box = await page.getByRole('button', { name: 'Copiar link' }).boundingBox();
    return Math.round(box?.y ?? Number.NaN);
  };
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 650 });
    await page.route('**/*.woff2', (route) => route.abort());
    const withoutFaces = await top();
    await page.unroute('**/*.woff2');
    expect(await top()).toBe(withoutFaces);
  }
});

test('two hotels fit side by side on the narrowest phone', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${TWO}&${STAY}`);
  for (const name of ['Ipê Bombinhas Praia', 'Ipê Guanabara']) {
    const box = await page.getByRole('columnheader', { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 320), name).toBeLessThanOrEqual(320);
  }
  await expect(page.getByRole('link', { name: 'Adicionar mais um hotel' })).toBeVisible();
});

test('the totals of four hotels stay on one line on a tablet', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const four = 'ipe-bombinhas-praia,ipe-florianopolis,ipe-cataratas,ipe-ouro-preto';
  await page.goto(`/comparar?hoteis=${four}&checkin=2031-03-04&checkout=2031-03-07&adultos=2`);
  const lines = await page.locator('.comparison-price').evaluateAll((prices) =>
    prices.map((price) => {
      const text = document.createRange();
      text.selectNodeContents(price);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('what a hotel is best at is readable in forced colors as well', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(`${TWO}&${STAY}`);
  const total = page.getByRole('row', { name: /Total da estadia/ });
  const colorOf = (name: string) =>
    total.getByText(name).evaluate((element) => getComputedStyle(element).color);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await colorOf('R$ 1.704,00')).toBe(await colorOf('R$ 1.767,00'));
  }
  // The background of the text below a mark starts under the mark's border.
  const marks = page.locator('.comparison-fact:has(mark)');
  const overlaps = await marks.evaluateAll((facts) =>
    facts.flatMap((fact) => {
      const words = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
      const mark = fact.querySelector('mark');
      const bottom = mark?.getBoundingClientRect().bottom ?? Infinity;
      const below: string[] = [];
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (mark?.contains(text) || !text.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { top, height } = range.getBoundingClientRect();
        const isBelow = height > 0 && top > (mark?.getBoundingClientRect().top ?? 0);
        if (isBelow && top < bottom - 0.5) below.push(text.nodeValue ?? '');
      }
      return below;
    }),
  );
  expect(overlaps).toEqual([]);
});

test('on a phone the column names stay visible while the table scrolls both ways', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const room = 'suite-vista-mar,quarto-familia,suite-por-do-sol';
  for (const [path, last] of [
    ['/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara,ipe-noronha', 'Ipê Noronha'],
    [`/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=${room}`, 'Suíte Pôr do Sol'],
  ] as const) {
    await page.goto(path);
    const name = page.locator('.column-names').getByText(last);
    await expect(name).toBeHidden();
    const table = page.getByRole('table');
    await table.evaluate((one) => {
      one.querySelector('tr:nth-last-child(3)')?.scrollIntoView({ behavior: 'instant' });
      one.parentElement?.scrollTo({ left: 1000, behavior: 'instant' });
    });
    await expect(name).toBeInViewport({ ratio: 1 });
    const head = page.getByRole('columnheader', { name: last });
    const left = async (part: typeof name) => Math.round((await part.boundingBox())?.x ?? -1);
    await expect.poll(() => left(name)).toBe(await left(head));
    const bar = await page.getByRole('banner').boundingBox();
    const names = await page.locator('.column-names').boundingBox();
    expect(Math.abs((bar?.height ?? 0) - (names?.y ?? 0))).toBeLessThan(2);
  }
});

async function expectOneSheet(page: Page) {
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
}

test('on paper a comparison starts with its URL and fits on one page', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto(TWO);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Código QR que leva a esta página' })).toBeVisible();
  await expect(page.getByText(/comparar\?hoteis=ipe-bombinhas-praia,ipe-guanabara$/)).toBeVisible();
  await expectOneSheet(page);
  await page.goto(`${TWO},ipe-florianopolis,ipe-noronha&${STAY}`);
  await expectOneSheet(page);
});

test('a comparison is neither cached nor ever indexed', { tag: ANY_SCREEN }, async ({
  request,
}) => {
  const response = await request.get(`${TWO}&${STAY}`);
  expect(response.headers()['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(await response.text()).toContain('noindex');
  const unknown = await request.get('/comparar?hoteis=nada,tambem-nada');
  expect(unknown.status()).toBe(200);
  expect(await unknown.text()).toContain('Escolha dois para começar');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('choices are submitted, and equal rows can be expanded', { tag: ANY_SCREEN }, async ({
    page,
  }) => {
    await page.goto('/hotels');
    await page.getByRole('checkbox', { name: 'Comparar Ipê Bombinhas Praia' }).check();
    await page.getByRole('checkbox', { name: 'Comparar Ipê Guanabara' }).check();
    await page.getByRole('button', { name: 'Comparar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dois hotéis, a mesma estadia',
    );
    await page.getByRole('checkbox', { name: 'Só o que é diferente' }).uncheck();
    await expect(page.locator('tr[data-equal]').first()).toBeVisible();
  });

  test('the stay is passed from the search to the hotel and its booking engine', {
    tag: ANY_SCREEN,
  }, async ({ page, context }) => {
    await page.goto(`/hotels?${STAY}`);
    await choiceLabel(page, 'Lazer').click();
    const show = page.getByRole('button', { name: 'Mostrar hotéis', exact: true });
    await show.click();
    await expect(page).toHaveURL(`/hotels?tipo=lazer&${STAY}`);
    for (const name of ['Ipê Bombinhas Praia', 'Ipê Noronha']) {
      await page.getByRole('checkbox', { name: `Comparar ${name}` }).check();
    }
    await page.getByRole('button', { name: 'Comparar', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/comparar\\?hoteis=[a-z,-]+&${STAY}$`));
    await expect(page.getByRole('link', { name: 'Montar roteiro' })).toHaveAttribute(
      'href',
      /^\/roteiro\?paradas=.*&checkin=2099-12-14&adultos=2&idades=6$/,
    );
    await page.getByRole('link', { name: 'Ipê Bombinhas Praia', exact: true }).click();
    await expect(page).toHaveURL(`/hotel_lazer/ipe-bombinhas-praia?${STAY}`);
    const leaving = context.waitForEvent('request', (it) => it.url().startsWith('https:'));
    await page.getByRole('button', { name: 'Ver disponibilidade' }).click();
    expect((await leaving).url()).toMatch(/CheckIn=14122099&CheckOut=17122099&ad=2&ch=1/);
  });
});
