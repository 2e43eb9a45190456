import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, test } from './fixtures';
import { readHtml } from './html';

const QUERY =
  'paradas=ipe-cataratas.3,ipe-curitiba-batel.2,ipe-bombinhas-praia.4&checkin=2099-12-14&adultos=2';

test('an itinerary is built step by step, and later stops follow', async ({ page }) => {
  await page.goto(`/roteiro?${QUERY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De Foz do Iguaçu a Bombinhas');
  const stop = (position: number) => page.locator(`#parada-${position}`);
  await expect(stop(3)).toContainText('19 a');
  await expect(stop(1)).toContainText('em linha reta');
  await expect(stop(1).getByRole('link', { name: /Reservar a parada 1/ })).toHaveAttribute(
    'href',
    /checkin=2099-12-14&checkout=2099-12-17/,
  );
  await expectAccessible(page);

  await expect(stop(2).locator('summary')).toHaveText('Mudar esta parada: Ipê Curitiba Batel');
  await stop(1).getByText('Mudar esta parada').click();
  await stop(1).getByRole('link', { name: 'Uma noite a mais em Ipê Cataratas' }).click();
  await expect(page).toHaveURL(/ipe-cataratas\.4/);
  await expect(
    page.getByText(
      'Ipê Cataratas tem agora 4 noites: as 2 paradas seguintes começam 1 dia depois.',
    ),
  ).toBeVisible();
  await expect(
    stop(1).getByRole('link', { name: 'Uma noite a mais em Ipê Cataratas' }),
  ).toBeFocused();

  await stop(1).getByRole('link', { name: 'Ipê Cataratas: uma parada depois' }).click();
  await expect(page.getByText('A ordem mudou, e as datas seguem a nova ordem.')).toBeVisible();
  await expect(stop(2)).toContainText('Ipê Cataratas');

  await stop(2)
    .getByRole('link', { name: /^Tirar/ })
    .click();
  const notice = page.getByText('Ipê Cataratas saiu do roteiro, e a parada seguinte começa antes.');
  await expect(notice).toBeVisible();
  await expect(stop(3)).toHaveCount(0);
  await notice.getByRole('link', { name: 'Desfazer' }).click();
  await expect(stop(2)).toContainText('Ipê Cataratas');
  await expect(stop(3)).toBeVisible();
});

test('the links that change one of five stops are in one row', async ({ page }) => {
  const five = [
    'ipe-cataratas',
    'ipe-curitiba-batel',
    'ipe-bombinhas-praia',
    'ipe-guanabara',
    'ipe-ouro-preto',
  ].map((hotel) => `${hotel}.2`);
  await page.goto(`/roteiro?paradas=${five.join(',')}&checkin=2099-12-14&adultos=2`);
  const stop = page.locator('#parada-2');
  await stop.getByText('Mudar esta parada').click();
  const rows = () =>
    stop
      .getByRole('link', { name: /uma parada (?:antes|depois)$|^Tirar/ })
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  await expect.poll(async () => (await rows()).length).toBe(3);
  expect(new Set(await rows()).size).toBe(1);
});

test('the focus moves to the title when a first stop is added or the last one removed', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/roteiro');
  await page.getByRole('link', { name: 'Começar aqui o roteiro: Ipê Guanabara' }).press('Enter');
  await expect(page).toHaveURL(/paradas=ipe-guanabara/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await page.getByText('Mudar esta parada').click();
  await page.getByRole('link', { name: /^Tirar/ }).press('Enter');
  await expect(page).toHaveURL(/\/roteiro$/);
  await expect(title).toBeFocused();
});

test('the stay chosen before is still there after an itinerary', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotels?checkin=2099-01-28&checkout=2099-02-02&adultos=2&idades=4');
  const pill = page.getByRole('link', { name: /Sua estadia: de 28 de janeiro/ });
  await expect(pill).toBeVisible();
  await page.goto(`/roteiro?${QUERY}`);
  // The links of the itinerary itself keep its days.
  const book = page.getByRole('link', { name: /Reservar a parada 1/ });
  await book.focus();
  await page.keyboard.press('Shift');
  await expect(book).toHaveAttribute('href', /checkin=2099-12-14&checkout=2099-12-17/);
  await page.goto('/about');
  await expect(pill).toBeVisible();
});

test('a stop is dragged to another place by its number', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(`/roteiro?${QUERY}`);
  const number = (position: number) =>
    page.locator(`#parada-${position}`).getByTitle('Arraste para mudar a ordem');
  await number(3).scrollIntoViewIfNeeded();
  await expect(async () => {
    // Releases what an attempt before hydration left pressed.
    await page.mouse.up();
    const [from, to] = [await number(2).boundingBox(), await number(3).boundingBox()];
    if (!from || !to) throw new Error('No numbers to drag.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
    await expect(page.locator('.stop[data-dragging]')).toBeVisible({ timeout: 2_000 });
    await page.waitForFunction(() => {
      const others = document.querySelectorAll<HTMLElement>('.stop:not([data-dragging])');
      return [...others].some((stop) => stop.style.transform !== '');
    });
    await page.mouse.up();
    await expect(page).toHaveURL(/ipe-cataratas\.3,ipe-bombinhas-praia\.4,ipe-curitiba-batel\.2/, {
      timeout: 15_000,
    });
  }).toPass();
  await expect(page.getByText('A ordem mudou, e as datas seguem a nova ordem.')).toBeVisible();
});

test('after a day is confirmed the page is scrolled to where the calendar was opened', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/roteiro?paradas=ipe-paulista.2,ipe-curitiba-batel.2&checkin=2099-12-07');
  const day = page.getByRole('button', { name: /^Primeiro check-in/ });
  const calendar = page.getByRole('dialog', { name: 'Primeiro check-in' });
  const top = () => day.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  for (const [scrolled, chosen] of [
    [120, 20],
    [275, 21],
  ] as const) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), scrolled);
    const before = await top();
    await day.click();
    await calendar.getByRole('button', { name: `${chosen} de dezembro de 2099` }).click();
    await calendar.getByRole('button', { name: /^Confirmar/ }).click();
    await expect(page).toHaveURL(new RegExp(`checkin=2099-12-${chosen}`));
    await expect(page.locator('#parada-1')).toContainText(`${chosen} a`);
    await expect(day).toBeFocused();
    await expect.poll(top).toBe(before);
  }
});

test('it has one URL: a file for calendars, an image for chats, nothing for search engines', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const file = await request.get(`/api/itinerary?${QUERY}`);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await file.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(text).toContain('DTSTART;VALUE=DATE:20991214\r\nDTEND;VALUE=DATE:20991217');
  // Long lines are folded.
  expect(text.replaceAll('\r\n ', '')).toMatch(
    /^URL:.+\/ipe-[\w-]+\?checkin=2099-12-14&checkout=2099-12-17&adultos=\d/m,
  );
  expect((await request.get('/api/itinerary?paradas=ipe-cataratas.3')).status()).toBe(404);
  expect((await request.get('/api/itinerary?paradas=nada&checkin=2099-01-01')).status()).toBe(404);

  const { meta } = readHtml(await (await request.get(`/roteiro?${QUERY}`)).text());
  expect(meta('robots')).toContain('noindex');
  const { pathname, search } = new URL(meta('og:image'));
  const image = await request.get(pathname + search);
  expect(image.headers()['content-type']).toBe('image/jpeg');
  expect((await request.get('/og/itinerary/x')).status()).toBe(404);
});

test('a hotel that appears twice is counted once', { tag: ANY_SCREEN }, async ({ request }) => {
  const stops = 'ipe-gramado.2,ipe-lencois.2,ipe-gramado.1';
  const html = await (await request.get(`/roteiro?paradas=${stops}&checkin=2099-12-14`)).text();
  expect(readHtml(html).texts('p').join('\n')).toContain('2\u00a0hotéis, 5\u00a0noites');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every step is a link, and the first day a form', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto('/roteiro');
    await page.getByRole('link', { name: 'Começar aqui o roteiro: Ipê Noronha' }).click();
    await page.getByRole('button', { name: /^Primeiro check-in/ }).click();
    await page.getByLabel('Primeiro check-in').fill('2099-03-01');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Hóspedes/ }).click();
    await page.getByLabel('Adultos').selectOption('3 adultos');
    await page.getByLabel('Idade da criança 1').fill('6');
    // The fields are over the page, and Enter submits their form.
    await page.getByLabel('Idade da criança 1').press('Enter');
    await expect(page.locator('#parada-1')).toContainText('1º a');
    await expect(page.getByRole('button', { name: /^Hóspedes/ })).toContainText(
      '3 adultos, 1 criança (6 anos)',
    );
    await page.getByRole('button', { name: /^Hóspedes/ }).click();
    await expect(page.getByLabel('Idade da criança 1')).toHaveValue('6');
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /Adicionar .* ao roteiro/ })
      .first()
      .click();
    await expect(page.locator('.stop')).toHaveCount(2);
  });
});

test('the next stop can be any hotel of the chain, the nearest first', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/roteiro?paradas=ipe-noronha.3');
  const picks = page.locator('.picks > li');
  await expect(picks).toHaveCount(6);
  // It is not one of the six best rated.
  await expect(picks.first()).toContainText('Ipê Recife Antigo');
  await expect(picks.first()).toContainText('542 km em linha reta');
});

test('on paper five stops are one page', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(
    '/roteiro?paradas=ipe-bombinhas-praia.3,ipe-gramado.2,ipe-cataratas.2,ipe-paulista.1,ipe-noronha.4&checkin=2099-12-10&adultos=2',
  );
  const stops = page.locator('.stop');
  await page.emulateMedia({ media: 'print' });
  const lefts = await stops.evaluateAll((all) =>
    all.map((stop) => stop.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(1);
  // The record of which stops the tab has opened is only of use on the screen.
  await expect(page.locator('.opened-stops')).toBeHidden();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('an itinerary whose hotels are all gone starts from the beginning', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const answer = await page.goto('/roteiro?paradas=ipe-que-nao-existe.2');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Nenhum dos hotéis deste link está no site hoje.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Começar aqui o roteiro/ }).first()).toBeVisible();
});

test('a narrow phone shows the days on one line', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/roteiro?paradas=ipe-florianopolis.2,ipe-gramado.2&checkin=2099-12-15');
  const days = page.getByText('de 15 a 19 de dezembro.').first();
  const tops = await days.evaluate(({ lastChild }) => {
    const range = document.createRange();
    if (lastChild) range.selectNodeContents(lastChild);
    return [...range.getClientRects()].map(({ top }) => top);
  });
  expect(new Set(tops).size).toBe(1);
});
