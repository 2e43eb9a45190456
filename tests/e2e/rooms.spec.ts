import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
const STAY = 'checkin=2031-03-04&checkout=2031-03-07&adultos=2';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Quarto Família' });

/** The rooms of a hotel once their script is there: it adds the arrows. */
async function visitRooms(page: Page, query = '') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${BEACH}${query}`);
  await page.locator('#accommodations').scrollIntoViewIfNeeded();
  await expect(page.locator('#accommodations .room-arrows').first()).toBeAttached();
}

test.describe('the sheet of a room', () => {
  test('is closed by Escape and by Back, which give the focus to its link', async ({ page }) => {
    await visitRooms(page);
    const details = page.getByRole('link', { name: 'Ver detalhes: Quarto Família' });
    await details.click();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('img', { name: /^Planta ilustrativa: 41/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(details).toBeFocused();
    await details.click();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}$`));
  });

  test('has a bar with the name of the room on a phone once the heading would go under its button', {
    tag: ON_PHONES,
  }, async ({ page }) => {
    await page.goto(`${BEACH}#quarto-quarto-familia`);
    await expect(sheet(page).getByRole('heading', { name: 'Incluído na diária' })).toBeVisible();
    const head = sheet(page).locator('.room-sheet-head');
    const name = head.getByText('Quarto Família');
    await expect(name).toBeHidden();
    await sheet(page).evaluate((box) => box.scrollTo({ top: 400, behavior: 'instant' }));
    await expect(name).toBeVisible();
    expect((await head.boundingBox())?.width).toBe(390);
    await expect(head).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('opens from its address with what the stay costs', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(`${BEACH}?${STAY}#quarto-quarto-familia`);
    await expect(sheet(page)).toContainText(/3 noites × R\$\s568,00/);
    await expect(sheet(page)).toContainText(/R\$\s1\.704,00/);
    await sheet(page).getByRole('link', { name: 'Fechar detalhes do quarto' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/#accommodations$/);
  });

  // On a phone the calendar comes to the visitor instead.
  test('is left for its hotel, also where the visitor came to it from another page', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/hotels');
    await page.goto(`${BEACH}#quarto-quarto-familia`);
    await sheet(page).getByRole('link', { name: 'Reservar Quarto Família' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}#reserva$`));
    await page.goBack();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}#accommodations$`));
  });

  test('leaves the choice made in it in the address', { tag: ANY_SCREEN }, async ({ page }) => {
    await visitRooms(page);
    await test.step('pictures of the cards are turned with arrows, and counted', async () => {
      const room = page.locator('#accommodations article').first();
      const next = room.getByRole('button', { name: 'Próxima foto: Suíte Vista Mar' });
      await expect(room.getByText('1 de 3')).toBeVisible();
      await next.click();
      await expect(room.getByText('2 de 3')).toBeVisible();
      await room.getByRole('button', { name: 'Foto anterior: Suíte Vista Mar' }).click();
      await room.getByRole('button', { name: 'Foto anterior: Suíte Vista Mar' }).click();
      await expect(room.getByText('3 de 3')).toBeVisible();
    });
    await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
    await sheet(page).getByRole('checkbox', { name: 'Comparar Quarto Família' }).check();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}\\?comparar=quarto-familia$`));
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Comparar Quarto Família' })).toBeChecked();
  });

  test('names the room while its content is on its way', { tag: ANY_SCREEN }, async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/quartos?quarto=*', async (route) => {
      await asked;
      await route.continue();
    });
    await visitRooms(page);
    await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
    await expect(sheet(page).getByRole('status')).toHaveText('Carregando os detalhes…');
    await expectAccessible(page);
    answer();
    await expect(sheet(page).getByText('Ducha de praia')).toBeVisible();
    await expect(sheet(page).getByRole('status')).toHaveCount(0);
  });

  test('is fetched once, ahead of the press, and belongs to the choice of rooms', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/quartos?quarto=quarto-familia')) requests += 1;
    });
    await visitRooms(page);
    const details = page.getByRole('link', { name: 'Ver detalhes: Quarto Família' });
    await details.focus();
    await expect.poll(() => requests).toBe(1);
    for (const isChosen of [false, true]) {
      await details.click();
      const choice = sheet(page).getByRole('checkbox', { name: 'Comparar Quarto Família' });
      await expect(choice).toBeChecked({ checked: isChosen });
      if (!isChosen) await choice.check();
      await sheet(page).getByRole('link', { name: 'Reservar Quarto Família' }).waitFor();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
    }
    expect(requests).toBe(1);
    await expect(page.getByRole('form', { name: 'Quartos para comparar' })).toContainText(
      '1 de 3 para comparar',
    );
  });

  test('gives way to the page of the room where it cannot be fetched', { tag: ANY_SCREEN }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/quartos?quarto=*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await visitRooms(page);
    await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
    await expect(page).toHaveURL(/\/quartos\?quarto=quarto-familia$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Quarto Família' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${BEACH}$`));
    await expect(sheet(page)).toBeHidden();
  });
});

test.describe('the page of a room', () => {
  const ROOM = `${BEACH}/quartos?quarto=quarto-familia`;

  test('says everything, with what the stay costs and the way to other rooms', async ({ page }) => {
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

  test('is for visitors, not for search engines, and nothing keeps it', {
    tag: ANY_SCREEN,
  }, async ({ page, request }) => {
    const answer = await request.get(`${ROOM}&adultos=<b>`);
    expect(answer.headers()['cache-control']).toMatch(/^private/);
    const html = await answer.text();
    expect(html).toContain('noindex');
    expect(html).toMatch(/rel="canonical" href="[^"]+\/quartos\?quarto=quarto-familia"/);
    // A chat shows the link that is shared with the hotel's image, not the chain's.
    expect(html).toMatch(/property="og:image" content="[^"]+\/og\/hotel\//);
    expect(html).toMatch(/property="og:url" content="[^"]+\/quartos\?quarto=quarto-familia"/);
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

test.describe('the comparison', () => {
  const box = (page: Page, room: string) =>
    page.locator('#accommodations article').getByRole('checkbox', { name: `Comparar ${room}` });
  const tray = (page: Page) => page.getByRole('form', { name: 'Quartos para comparar' });

  test('takes three rooms, refuses a fourth in words, and keeps the choice in the address', async ({
    page,
  }) => {
    await visitRooms(page);
    await expect(tray(page)).toBeHidden();
    for (const room of ['Suíte Vista Mar', 'Quarto Família', 'Suíte Pôr do Sol']) {
      await box(page, room).check();
    }
    await expect(tray(page).getByRole('status')).toContainText('3 de 3 para comparar');
    await expect(tray(page)).toBeInViewport({ ratio: 1 });
    await box(page, 'Quarto Pátio').click();
    const refusal = tray(page).getByText('Você já escolheu três quartos.');
    await expect(refusal).toBeVisible();
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expect(box(page, 'Quarto Pátio')).not.toBeChecked();
    await tray(page).getByRole('button', { name: 'Tirar Quarto Família' }).click();
    await expect(box(page, 'Quarto Família')).toBeFocused();
    await expect(page).toHaveURL(/\?comparar=suite-vista-mar,suite-por-do-sol$/);
    await page.reload();
    await page.locator('#accommodations').scrollIntoViewIfNeeded();
    await expect(tray(page)).toContainText('2 de 3 para comparar');
    await tray(page).getByRole('button', { name: 'Comparar quartos' }).click();
    await expect(page).toHaveURL(/\/quartos\?comparar=suite-vista-mar,suite-por-do-sol$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });

  test('stands in one table, whose rows that are the same can be folded', async ({ page }) => {
    const choice = 'comparar=suite-vista-mar,quarto-familia,suite-por-do-sol';
    await page.goto(`${BEACH}/quartos?${choice}&${STAY}`);
    await expect(page.getByRole('rowheader', { name: 'Área' })).toBeVisible();
    // Read out with each cell: the room alone, without its price and its buttons.
    await expect(
      page.getByRole('columnheader', { name: 'Quarto Família', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^Área/ })).toContainText('41 m² O maior');
    await expect(page.getByRole('row', { name: /^Total da estadia/ })).toContainText('O menor');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    // The chosen stay leads to its fields, and the way back is the choice of rooms there.
    await expect(page.getByRole('link', { name: /^Sua estadia: .* Alterar$/ })).toHaveAttribute(
      'href',
      `${BEACH}?${choice}#reserva`,
    );
    await page.getByRole('link', { name: 'Tirar Suíte Pôr do Sol da comparação' }).click();
    await expect(page).toHaveURL(/comparar=suite-vista-mar,quarto-familia$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });

  test('says what is wrong with an address', { tag: ANY_SCREEN }, async ({ page, request }) => {
    await page.goto(`${BEACH}/quartos?comparar=nao-existe,%3Cscript%3E`);
    await expect(page.getByText('Escolha ao menos dois quartos para comparar.')).toBeVisible();
    await page.goto(
      `${BEACH}/quartos?comparar=suite-vista-mar,quarto-familia,suite-por-do-sol,quarto-patio`,
    );
    await expect(page.getByText(/até três quartos de cada vez/)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    const outdated = await request.get('/hotel/ipe-bombinhas-praia/quartos?quarto=quarto-familia', {
      maxRedirects: 0,
    });
    expect(outdated.status()).toBe(308);
    expect(outdated.headers().location).toBe(`${BEACH}/quartos?quarto=quarto-familia`);
    const missing = await request.get('/hotel/nao-existe/quartos', { maxRedirects: 0 });
    expect(missing.status()).toBe(404);
  });
});

test('on the narrowest phone two rooms stand whole beside their names', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${BEACH}/quartos?comparar=suite-vista-mar,quarto-familia`);
  for (const name of ['Suíte Vista Mar', 'Quarto Família']) {
    const box = await page.getByRole('columnheader', { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 320), name).toBeLessThanOrEqual(320);
    // Nor does a column of that width break a price.
    const price = page.getByRole('columnheader', { name }).locator('.price');
    const lines = await price.evaluate((element) => {
      const range = document.createRange();
      const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      range.selectNodeContents(text ?? element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, name).toBe(1);
  }
  // Nor is a word of their names cut in two.
  const lines = await page
    .getByRole('rowheader', { name: 'Ar-condicionado' })
    .evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild ?? element;
      range.setStart(text, 'Ar-'.length);
      range.setEnd(text, 'Ar-condicionado'.length);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
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

test('on paper three rooms side by side are one page', { tag: ANY_SCREEN }, async ({ page }) => {
  const rooms = 'duplex-da-enseada,quarto-familia,suite-vista-mar';
  await page.goto(`${BEACH}/quartos?comparar=${rooms}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Código QR que leva a esta página' })).toBeVisible();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the plan of a room is a picture of its numbers, and of nothing else', {
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

  test('a room has a page, from which one comes back, and chosen rooms are sent to their table', {
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
