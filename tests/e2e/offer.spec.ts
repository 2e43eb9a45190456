import { inDays } from './days';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const id = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const BEACH = `/oferta/feriado-na-praia-${id(1)}`;

test('an offer adapts the stored stay to its rules and passes it on', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  // The first Monday at least a week ahead: the offer is for two nights from Mondays and Tuesdays.
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

  // The stored stay has not changed: only a press in the calendar changes it.
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine:stay'))).toContain(day(3));
  await keep(`checkin=${day(2)}&checkout=${day(4)}&adultos=2`);
  await page.reload();
  await band.scrollIntoViewIfNeeded();
  await expect(band.getByText(/não é um dos dias desta oferta/)).toBeVisible();
  await expect(book).toHaveCount(0);
  await band.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
  await expect(book).toHaveAttribute('href', /CheckIn=/);

  // Also when printed, without the controls.
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
  // Before a day is chosen, the bar at the bottom leads back to the calendar.
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
  await test.step('a focused element is above it', async () => {
    const more = page.getByRole('link', { name: /^Ver as \d+ ofertas/ });
    await more.evaluate((link) =>
      window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 4),
    );
    await more.focus();
    const bottom = () => more.evaluate((link) => link.getBoundingClientRect().bottom);
    const top = await dock.evaluate((bar) => bar.getBoundingClientRect().top);
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(dock).toHaveCount(0);
});

test('a small phone’s first screen has the button of an offer', { tag: ON_PHONES }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const offers = [
    BEACH,
    `/oferta/ferias-com-as-criancas-${id(4)}`,
    `/oferta/meio-de-semana-na-enseada-${id(5)}`,
  ];
  for (const path of offers) {
    await page.goto(path);
    const button = page.getByRole('link', { name: 'Garantir Oferta' }).first();
    await expect(button, path).toBeInViewport({ ratio: 1 });
  }
});

test('a laptop’s first screen has the button of an offer', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const offers = [
    `/oferta/ferias-com-as-criancas-${id(4)}`,
    `/oferta/meio-de-semana-na-enseada-${id(5)}`,
    `/oferta/um-mes-a-beira-da-baia-${id(20)}`,
  ];
  for (const path of offers) {
    await page.goto(path);
    const button = page.getByRole('link', { name: 'Garantir Oferta' }).first();
    await expect(button, path).toBeInViewport({ ratio: 1 });
  }
});

test('an offer is complete: what, where, when, how much, conditions, one button', async ({
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

test('on paper whom an offer is for is below the other text', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto(BEACH);
  await page.setViewportSize({ width: 703, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const tags = await page.locator('.offer-hero-tags').boundingBox();
  const words = await page.locator('.offer-hero-words > p').last().boundingBox();
  expect(tags?.y).toBeGreaterThanOrEqual((words?.y ?? Infinity) + (words?.height ?? 0));
});

test('the calendar below the button of an offer does not overlap it, on tablets and laptops', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(BEACH);
  const book = page.getByRole('link', { name: /^Garantir Oferta/ });
  // Content below the first screen arrives a little later.
  const calendar = page.locator('.offer-when');
  await expect(calendar).toBeVisible();
  const room = async () => {
    const [above, below] = [await book.boundingBox(), await calendar.boundingBox()];
    return above && below && below.y - above.y - above.height;
  };
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(32);
  }
});

test('an offer without a link, price, dates or image says what it can', {
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
