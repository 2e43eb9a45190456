import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, test } from './fixtures';
import { BEACH, STAY } from './visit-rooms';

test.describe('the page of a room', () => {
  const ROOM = `${BEACH}/quartos?quarto=quarto-familia`;

  test('shows everything, with the price of the stay and links to more rooms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${ROOM}&${STAY}`);
    const details = page.getByRole('article', { name: 'Quarto Família' });
    await expect(details).toContainText(/3 noites × R\$\s568,00/);
    await expect(details.getByRole('link', { name: /^Reservar/ })).toHaveAttribute(
      'href',
      /CheckIn=04032031&CheckOut=07032031/,
    );
    await details.getByRole('group', { name: 'Fotos de Quarto Família' }).press('ArrowRight');
    await expect(details.getByText(/^2 de 2/)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await page.getByRole('link', { name: 'Ver detalhes: Suíte Vista Mar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suíte Vista Mar' })).toBeVisible();
    await expect(page).toHaveURL(/quarto=suite-vista-mar&checkin=2031-03-04/);
    await page.getByRole('link', { name: 'Todas as acomodações' }).click();
    await expect(page).toHaveURL(/\?checkin=2031-03-04.*#accommodations$/);
  });

  test('is for visitors, not for search engines, and never stored', {
    tag: ANY_SCREEN,
  }, async ({ page, request }) => {
    const answer = await request.get(`${ROOM}&adultos=<b>`);
    expect(answer.headers()['cache-control']).toMatch(/^private/);
    const html = await answer.text();
    expect(html).toContain('noindex');
    expect(html).toMatch(/rel="canonical" href="[^"]+\/quartos\?quarto=quarto-familia"/);
    // A chat shows a shared link with the hotel's image, not the chain's.
    expect(html).toMatch(/property="og:image" content="[^"]+\/og\/hotel\//);
    expect(html).toMatch(/property="og:url" content="[^"]+\/quartos\?quarto=quarto-familia"/);
    // The largest image of a phone's first screen, and no other one, has a high fetch priority.
    expect(html.match(/<img[^>]* fetchPriority="high"[^>]*>/g)).toHaveLength(1);
    const none = await (await request.get(`${BEACH}/quartos`)).text();
    expect(none).toMatch(/rel="canonical" href="[^"]+\/quartos"/);
    for (const key of ['nao-existe', '%3Cscript%3E', '']) {
      await page.goto(`${BEACH}/quartos?quarto=${key}`);
      await expect(page.getByText('Escolha ao menos dois quartos para comparar.')).toBeVisible();
    }
    await page.goto(`${BEACH}#quarto-nao-existe`);
    await page.locator('#accommodations').scrollIntoViewIfNeeded();
    await expect(page.locator('#accommodations .room-arrows').first()).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a room says where its hotel is booked', { tag: ANY_SCREEN }, async ({ request }) => {
  for (const [room, words] of [
    [`${BEACH}/quartos?quarto=quarto-familia`, 'A reserva continua no sistema do hotel'],
    ['/hotel_lazer/ipe-lencois/quartos?quarto=bangalo-rio', 'uma conversa no WhatsApp'],
    ['/hotel_corp/ipe-brasilia/quartos?quarto=quarto-plano', 'ainda não estão abertas no site'],
  ] as const) {
    expect(await (await request.get(room)).text(), room).toContain(words);
  }
});

test('on paper a room is one page, with whom to call', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(`${BEACH}/quartos?quarto=suite-vista-mar`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Código QR que leva a esta página' })).toBeVisible();
  await expect(page.getByText(/^Ipê Bombinhas Praia, .*\(47\) 0000-0000$/)).toBeVisible();
  await expect(page.getByText('Outros quartos deste hotel')).toBeHidden();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  // As wide as the paper, and lower than the room is high.
  await page.setViewportSize({ width: 794, height: 400 });
  const edges = await page.getByRole('article').evaluate((room) => ({
    wordsEnd: room.querySelector('.room-sheet-words')?.getBoundingClientRect().bottom ?? Infinity,
    footBegins: room.querySelector('.room-sheet-foot')?.getBoundingClientRect().top ?? 0,
  }));
  expect(edges.footBegins).toBeGreaterThanOrEqual(edges.wordsEnd - 1);
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the plan of a room is an image drawn from its numbers, and from nothing else', {
  tag: ANY_SCREEN,
}, async ({ request }) => {
  const drawn = await request.get('/api/room-plan?area=32&double=1&view=sea');
  expect(drawn.headers()['content-type']).toBe('image/svg+xml');
  expect(await drawn.text()).toMatch(/^<svg .*<\/svg>$/s);
  for (const query of ['', '?area=9999&double=1', '?area=32&double=x']) {
    expect((await request.get(`/api/room-plan${query}`)).status()).toBe(404);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a room has a page with a link back, and selected rooms are sent to their table', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    await page.goto(BEACH);
    await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
    const details = page.getByRole('article', { name: 'Quarto Família' });
    await expect(details.getByText('Ducha de praia')).toBeVisible();
    await expect(details.getByRole('img', { name: /^Planta ilustrativa: 41/ })).toBeVisible();
    await details.getByRole('checkbox', { name: 'Comparar Quarto Família' }).check();
    const others = page.getByRole('region', { name: 'Outros quartos deste hotel' });
    await others.getByRole('checkbox', { name: 'Comparar Quarto Pátio' }).check();
    await page.getByRole('button', { name: 'Comparar quartos' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.goBack();
    await page.getByRole('link', { name: 'Todas as acomodações' }).click();
    await expect(page).toHaveURL(/#accommodations$/);
    const cards = page.locator('#accommodations article');
    await cards.getByRole('checkbox', { name: 'Comparar Suíte Vista Mar' }).check();
    await cards.getByRole('checkbox', { name: 'Comparar Quarto Família' }).check();
    await page.getByRole('button', { name: 'Comparar quartos' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
