import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe';
import { contrastOfWhite } from './contrast';
import { passTheFilm } from './film';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { withoutCache } from './without-cache';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
const MALFORMED = '/hotel_lazer/ipe-chapada';
const BARE = '/hotel/ipe-jericoacoara';
const CORPORATE = '/hotel_corp/ipe-curitiba-batel';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 769;

test.describe('addresses', { tag: ANY_SCREEN }, () => {
  const BEACH_ID = 'b0000000-0000-4000-8000-000000000001';
  const cases: [path: string, status: number, location: string | null][] = [
    [BEACH, 200, null],
    ['/hotel/ipe-pantanal-cuiaba', 200, null],
    [CORPORATE, 200, null],
    ['/hotel/ipe-bombinhas-praia', 308, BEACH],
    ['/hotel_corp/ipe-bombinhas-praia', 308, BEACH],
    [`/hotel_lazer/ipe-bombinhas-praia-${BEACH_ID}`, 308, BEACH],
    [`/hotel/um-nome-antigo-${BEACH_ID}`, 308, BEACH],
    ['/hotel/nao-existe', 404, null],
    ['/hotel_corp/nao-existe', 404, null],
    ['/hotel_lazer/n%C3%A3o_%20existe', 404, null],
    ['/hotel/ipe-manaus', 404, null],
  ];
  test('lead to the page of a hotel, or say that there is none', async ({ request }) => {
    for (const [path, status, location] of cases) {
      await test.step(`${path} answers ${status}`, async () => {
        const response = await request.get(path, { maxRedirects: 0 });
        expect.soft(response.status(), path).toBe(status);
        if (location) expect(response.headers().location).toMatch(new RegExp(`${location}$`));
      });
    }
  });

  test('an unknown hotel says so in English and leads to all hotels', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404 \(Not Found\)/);
    await page.goto('/hotel/nao-existe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel not found');
    await expect(
      page.getByText("The hotel you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.locator('main [lang="en"]')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Browse all hotels' }).click();
    await expect(page).toHaveURL(/\/hotels$/);
  });
});

test('a hotel that takes its time says that it is loading', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.goto('/hotels');
  await page.route('**/hotel_lazer/ipe-bombinhas-praia?_rsc=*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ipê Bombinhas Praia' }).click();
  await expect(page.getByText('Carregando detalhes do hotel...')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ipê Bombinhas Praia');
  await expect(page.getByText('Carregando detalhes do hotel...')).toBeHidden();
});

test('the sections stand in the specified order', async ({ page }) => {
  await page.goto(BEACH);
  await expect(page).toHaveTitle('Ipê Bombinhas Praia, Bombinhas | Ipê Hotéis');
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  const specified = [
    'Aqui, sua experiência é completa',
    'Nossa História',
    'Acomodações',
    'Pacotes e experiências',
    'Veja mais fotos',
    'O que nossos hóspedes dizem',
    'Perguntas frequentes',
    'Localização',
  ];
  await expect
    .poll(async () => (await headings.allTextContents()).filter((text) => specified.includes(text)))
    .toEqual(specified);
  await expect(page.locator('#reserva')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver acomodações' })).toBeVisible();
  await expect(page.getByText('4,9 de 5').first()).toBeVisible();
  for (const id of ['hotel-story', 'accommodations', 'packages', 'location']) {
    await expect(page.locator(`section#${id}`)).toBeAttached();
  }
});

test.describe('the first screen', { tag: ANY_SCREEN }, () => {
  for (const path of ['/', '/hotel/ipe-guanabara', BEACH, CORPORATE]) {
    test(`of ${path} has its first action, on laptops and small phones`, async ({ page }) => {
      await page.goto(path);
      const action = page.locator(path === '/' ? 'form[action="/hotels"]' : '#reserva form');
      for (const [width, height] of [
        [1366, 650],
        [390, 664],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(action, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
      if (path !== BEACH) return;
      await test.step('under a name of a hundred letters too', async () => {
        await page.setViewportSize({ width: 1366, height: 650 });
        await page.locator('h1').evaluate((name) => {
          name.textContent = 'Ipê Pousada das Palmeiras e dos Coqueiros da Enseada de Bombinhas '
            .repeat(2)
            .slice(0, 100);
          name.classList.add('name-longest');
        });
        await expect(action).toBeInViewport({ ratio: 1 });
      });
    });
  }
});

test('what is written on a scene can be read at every width', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  // At noon, when no light of the hour darkens the scene.
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const hotel of ['ipe-noronha', 'ipe-cataratas', 'ipe-lencois']) {
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/hotel_lazer/${hotel}`);
      await expect(page.locator('.scene-hero img').first()).toHaveJSProperty('complete', true);
      const words = page.locator('.hero-sentence, .hero-rating > [aria-hidden]');
      const ratios = await contrastOfWhite(page, words);
      expect(ratios.length, hotel).toBeGreaterThan(1);
      expect(Math.min(...ratios), `${hotel}, ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('carousels reach both edges of a wide screen, and their cards stand level', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(BEACH);
  const rooms = page.locator('#accommodations');
  const row = await rooms.locator('.rail-track').boundingBox();
  expect(row?.x).toBeLessThanOrEqual(0);
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeGreaterThanOrEqual(1920);
  const expectLevel = async (...parts: string[]) => {
    for (const part of parts) {
      const tops = await rooms
        .locator(`article ${part}`)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size, part).toBe(1);
    }
  };
  await expectLevel('.price', 'h3 + *', '.room-included > .chips > li:first-child');
  // A sentence in place of a total takes a line of its own.
  await page.goto(`${BEACH}?checkin=2030-03-11&checkout=2030-03-14&adultos=3`);
  await expect(rooms.getByText('Não cabem 3 pessoas').first()).toBeVisible();
  await expectLevel('.price', '.card-foot', '.room-go');
  await test.step('on paper the rooms say what the chosen stay costs', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText('Sua estadia: seg 11 a qui 14 mar 2030, 3 noites, 3 adultos'),
    ).toBeVisible();
    await expect(rooms.getByText(/Preços de seg\s11\sa\squi\s14\smar/)).toBeVisible();
    const row = (name: string) => rooms.getByRole('listitem').filter({ hasText: name });
    await expect(row('Quarto Família').getByText('R$ 1.704,00')).toBeVisible();
    await expect(row('Suíte Vista Mar').getByText('Não cabem 3 pessoas')).toBeVisible();
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test('a family meets the rooms that hold it first', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(`${BEACH}?checkin=2030-03-11&checkout=2030-03-14&adultos=2&idades=6`);
  const rooms = page.locator('#accommodations');
  await expect(rooms.getByText('Não cabem 3 pessoas').first()).toBeAttached();
  const names = rooms.getByRole('article').getByRole('heading');
  await expect(names).toHaveText([
    'Quarto Família',
    'Duplex da Enseada',
    'Suíte Vista Mar',
    'Suíte Pôr do Sol',
    'Quarto Pátio',
  ]);
  await page.getByRole('link', { name: 'Ver acomodações' }).click();
  await expect(names.first()).toBeInViewport();
});

test('on paper a hotel is one page with everything unfolded', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  // A larger picture that the browser has already would be taken instead.
  await withoutCache(page);
  await page.goto(BEACH);
  await page.emulateMedia({ media: 'print' });
  const rooms = page.locator('#accommodations');
  for (const room of await rooms.getByRole('heading', { level: 3 }).all()) {
    await expect(room).toBeVisible();
  }
  for (const answer of await page.locator('.faq details > p').all()) {
    await expect(answer).toBeVisible();
  }
  await expect(page.getByRole('img', { name: 'Código QR que leva a esta página' })).toBeVisible();
  await expect(page.getByText('Avenida das Conchas, 0000')).toBeVisible();
  await expect(page.getByText('(47) 0000-0000').filter({ visible: true })).toBeVisible();
  for (const screenOnly of ['#reserva', 'header', 'footer', '#fotos']) {
    await expect(page.locator(screenOnly).first()).toBeHidden();
  }
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(sheet.length).toBeLessThan(2_000_000);
});

test('on paper the hotel with most rooms and questions is one page of either size', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_lazer/ipe-cataratas');
  for (const format of ['A4', 'Letter']) {
    const sheet = await page.pdf({ format });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test('chosen days keep their mark in forced colors', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(BEACH);
  await page.getByRole('button', { name: /^Check-in e check-out/ }).click();
  const ground = (day: string) =>
    page
      .locator(day)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.locator('[role=gridcell][aria-selected=true]').first()).toBeVisible();
  expect(await ground('[role=gridcell][aria-selected=true]')).not.toBe(
    await ground('[role=gridcell]:not([aria-selected=true])'),
  );
});

test('the chosen theme of the reviews keeps its mark in forced colors', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(BEACH);
  const edges = () =>
    page
      .locator('.review-themes > label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderLeftWidth));
  expect((await edges()).slice(0, 2)).toEqual(['4px', '0px']);
  // The ground that is drawn behind a text there is as high as its font.
  const texts = await page.getByRole('region', { name: /hóspedes/ }).evaluate((section) =>
    ['h2', '.review-rating > span'].map((name) => {
      const text = document.createRange();
      text.selectNodeContents(section.querySelector(name) ?? section);
      return text.getBoundingClientRect();
    }),
  );
  expect(texts[1]?.top).toBeGreaterThanOrEqual((texts[0]?.bottom ?? Infinity) - 1);
  await page.getByRole('radio', { name: /Famílias e crianças/ }).check({ force: true });
  expect((await edges())[0]).toBe('0px');
  expect((await edges()).filter((width) => width === '4px')).toHaveLength(1);
});

test('a room shows three included items, and all of it in a sheet of its own', async ({ page }) => {
  await page.goto(BEACH);
  await test.step('every card of the carousel can be reached with its arrow', async () => {
    const section = page.locator('#accommodations');
    await section.scrollIntoViewIfNeeded();
    const last = section.locator('article').last();
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await expect(async () => {
      await section.getByRole('button', { name: 'Próximo' }).click();
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
    }).toPass();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const room = page.locator('#accommodations article').first();
  await room.scrollIntoViewIfNeeded();
  // Arrows come with the script that opens the sheet.
  await expect(page.locator('#accommodations .room-arrows').first()).toBeAttached();
  await expect(room.getByText('até 2')).toBeVisible();
  await expect(room.getByText('32 m²')).toBeVisible();
  await expect(room.getByText('Wi-Fi')).toBeVisible();
  await expect(room.locator('.chips > li')).toHaveCount(3);
  await expect(room.getByText('Frigobar')).toHaveCount(0);
  await room.getByRole('link', { name: /^\+3 mais/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Suíte Vista Mar' });
  await expect(sheet.getByText('Frigobar')).toBeVisible();
  await expect(page).toHaveURL(/#quarto-suite-vista-mar$/);
});

test('on a phone a long table of amenities unfolds by keyboard as well, and stays open', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto(BEACH);
  const rest = page.getByText('Brinquedoteca', { exact: true });
  await expect(rest).toBeHidden();
  const more = page.locator('summary', { hasText: /^Ver as \d+ comodidades/ });
  await more.press('Enter');
  await expect(rest).toBeVisible();
  await expect(more).toBeFocused();
});

test('a carousel of one picture is no stop on the way of the keyboard', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_corp/ipe-paulista');
  const track = (label: string) => page.getByRole('group', { name: label }).locator('.rail-track');
  await expect(track('Destaques do hotel').getByRole('listitem')).toHaveCount(1);
  await expect(track('Destaques do hotel')).not.toHaveAttribute('tabindex');
  await expect(track('Acomodações')).toHaveAttribute('tabindex', '0');
});

test('a room’s booking button brings the calendar, and leads to the engine once dates are chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.goto(BEACH);
  const room = page.locator('#accommodations article').first();
  await room.scrollIntoViewIfNeeded();
  // Arrows come with the script that hears the press.
  await expect(page.locator('#accommodations .room-arrows').first()).toBeAttached();
  await room.getByRole('link', { name: 'Reservar Suíte Vista Mar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await expect(calendar).toBeInViewport();
  await calendar.getByRole('button', { name: /\b18 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: /\b21 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: 'Confirmar 3 noites' }).click();
  await expect(room).toContainText(/R\$\s1\.467,00/);
  await expect(room).toContainText('3 noites, 2 adultos');
  await expect(room.getByRole('link', { name: /^Reservar/ })).toHaveAttribute(
    'href',
    /CheckIn=18112026&CheckOut=21112026/,
  );
});

test.describe('header', () => {
  test('turns solid, leads to the sections and gives the focus back', async ({ page }) => {
    await page.goto(BEACH);
    await test.step('turns solid after 50 px', async () => {
      const header = page.locator('header').first();
      await expect(header).toHaveAttribute('data-solid', 'false');
      await page.mouse.wheel(0, 400);
      await expect(header).toHaveAttribute('data-solid', 'true');
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('leads to a section by its link or its menu', async () => {
      if (isPhone(page)) {
        await page.getByRole('button', { name: 'Abrir menu' }).click();
        const menu = page.getByRole('dialog');
        await expect(menu.getByRole('link', { name: 'Todos os hotéis' })).toBeVisible();
        await expectAccessible(page);
        await menu.getByRole('link', { name: 'Localização' }).click();
        await expect(menu).toBeHidden();
      } else {
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: 'Todos os hotéis' })).toBeVisible();
        await header.getByRole('link', { name: 'Localização' }).click();
      }
      await expect(page.getByRole('heading', { name: 'Localização' })).toBeInViewport();
      await expect(page).toHaveURL(/#location$/);
    });
    await test.step('gives the focus back to what opened the menu', async () => {
      if (!isPhone(page)) await page.setViewportSize({ width: 900, height: 800 });
      const burger = page.getByRole('button', { name: 'Abrir menu' });
      await burger.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(burger).toBeFocused();
    });
    await test.step('links only to sections that exist', async () => {
      await page.goto(BARE);
      const anchors = await page
        .locator('header a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const anchor of anchors) await expect(page.locator(`${anchor}`)).toBeAttached();
      expect(anchors).not.toContain('#accommodations');
    });
  });

  test('is solid from the start on a corporate page', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(CORPORATE);
    await expect(page.locator('header').first()).toHaveAttribute('data-solid', 'true');
  });
});

test.describe('photo viewer', () => {
  const open = async (page: Page) => {
    await page.goto(BEACH);
    const tile = page.locator('#fotos').getByRole('button', { name: /^Ampliar foto 2 de 11/ });
    const viewer = page.getByRole('dialog', { name: 'Fotos de Ipê Bombinhas Praia' });
    // A click in the moment in which the page comes alive may get lost; the next one is heard.
    await expect(async () => {
      if (!(await viewer.isVisible())) await tile.click();
      await expect(viewer.getByText('2 de 11')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    return { tile, viewer };
  };

  test('opens, turns and closes', async ({ page }) => {
    await page.addInitScript(() => {
      const taken: (string | undefined)[] = [];
      Object.assign(window, { taken });
      new MutationObserver(() => {
        const dialog = document.querySelector('[role="dialog"]');
        if (dialog && document.body.style.pointerEvents === 'none') {
          taken.push(getComputedStyle(dialog).pointerEvents);
        }
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['style'] });
    });
    const { tile, viewer } = await open(page);
    await test.step('takes a press from the moment in which it is there', async () => {
      const taken = await page.evaluate(() => (window as unknown as { taken: string[] }).taken);
      expect(new Set(taken)).toEqual(new Set(['auto']));
    });
    await test.step('turns the page by a swipe', async () => {
      await page.mouse.move(280, 400);
      await page.mouse.down();
      await page.mouse.move(120, 405, { steps: 4 });
      await page.mouse.up();
      await expect(viewer.getByText('3 de 11')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText('2 de 11')).toBeVisible();
    });
    await test.step('stays where it is, and so does the page below it', async () => {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 600);
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await expectAccessible(page);
    });
    await test.step('gives the focus back to what opened it', async () => {
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(tile).toBeFocused();
    });
  });

  test('turns by keys and buttons, and has an address for each picture and each subject', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    const { tile, viewer } = await open(page);
    await test.step('hears its keys wherever the focus is', async () => {
      await viewer.focus();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText('3 de 11')).toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText('2 de 11')).toBeVisible();
    });
    await test.step('wraps at both ends, by button and by key', async () => {
      const previous = viewer.getByRole('button', { name: 'Foto anterior' });
      for (const count of ['1 de 11', '11 de 11']) {
        await previous.click();
        await expect(viewer.getByText(count, { exact: true })).toBeVisible();
      }
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText('1 de 11', { exact: true })).toBeVisible();
      await page.keyboard.press('End');
      await expect(viewer.getByText('11 de 11')).toBeVisible();
    });
    await test.step('closes by its button and by a click beside the picture', async () => {
      await viewer.getByRole('button', { name: 'Fechar fotos' }).click();
      await expect(viewer).toBeHidden();
      await tile.click();
      await expect(viewer).toBeVisible();
      await viewer.locator('figcaption').click({ position: { x: 2, y: 2 } });
      await expect(viewer).toBeHidden();
      await expect(tile).toBeFocused();
      // A key opens it as well.
      await page.keyboard.press('Enter');
      await expect(viewer.getByText('2 de 11')).toBeVisible();
    });
    await test.step('has an address for each picture, and Back closes it', async () => {
      await expect(page).toHaveURL(/#foto-2$/);
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/#foto-3$/);
      await page.goBack();
      await expect(viewer).toBeHidden();
      await expect(page).toHaveURL(/ipe-bombinhas-praia$/);
      await expect(tile).toBeFocused();

      await page.goto(`${BEACH}#foto-3`);
      await expect(viewer.getByText('Piscina de adultos')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(page).toHaveURL(/ipe-bombinhas-praia$/);
    });
    await test.step('shows the pictures of one subject', async () => {
      await expect(async () => {
        await page.getByRole('button', { name: /^Piscina, 2 fotos/ }).click();
        await expect(viewer.getByText('1 de 2')).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await viewer.getByRole('button', { name: /^Tudo/ }).click();
      await expect(viewer.getByText('3 de 11')).toBeVisible();
    });
  });

  test('gives the focus back to a button in a carousel', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto('/hotel/ipe-guanabara');
    const opener = page.getByRole('button', { name: /Ver as \d fotos de/ }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('a month opens the calendar where it begins', async ({ page }) => {
  await page.goto(BEACH);
  const month = page.getByRole('link', { name: /Escolher datas em fevereiro$/ });
  const day = (await month.getAttribute('data-month')) ?? '';
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await month.click();
    await expect(page.locator(`[data-day="${day}"]:not([data-outside])`)).toBeInViewport({
      timeout: 10_000,
    });
  }).toPass();
  await expect(page).toHaveURL(/ipe-bombinhas-praia$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a month leads to the booking bar with a day of it', async ({ page }) => {
    await page.goto(BEACH);
    await page.getByRole('link', { name: /Escolher datas em fevereiro$/ }).click();
    await expect(page).toHaveURL(/\?checkin=\d{4}-02-\d\d#reserva$/);
    await expect(page.locator('#reserva form')).toBeInViewport();
  });

  test('a theme leaves the texts that name it', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(BEACH);
    await page.getByRole('radio', { name: /Famílias e crianças/ }).check({ force: true });
    const texts = page.locator('.review-list > li').filter({ visible: true });
    await expect(texts).toHaveCount(2);
    await expect(texts.locator('mark[data-theme="1"]').first()).toBeVisible();
  });
});

test('the map is only fetched near the screen', { tag: ANY_SCREEN }, async ({ page, outside }) => {
  const maps = () => outside.filter(({ url }) => url.includes('google.com/maps'));
  await page.goto(BEACH);
  await page.locator('#accommodations').scrollIntoViewIfNeeded();
  await expect(page.locator('#accommodations img').first()).toHaveJSProperty('complete', true);
  expect(maps()).toEqual([]);
  await page.locator('#location').scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Mapa de Bombinhas, Santa Catarina')).toBeAttached();
  await expect.poll(() => maps()[0]?.url).toContain('q=Bombinhas%2C+Santa+Catarina');
});

test('nothing of the video is fetched with reduced motion', { tag: ANY_SCREEN }, async ({
  page,
  outside,
}) => {
  const film = () => outside.filter(({ url }) => url.includes('vimeo'));
  await page.clock.install();
  await page.goto(BEACH);
  await passTheFilm(page);
  await expect.poll(film).not.toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  outside.length = 0;
  await page.goto(BEACH);
  await passTheFilm(page);
  await expect(page.locator('.hero-video')).toHaveCount(0);
  expect(film()).toEqual([]);
});

/** A page in the place of YouTube's player, which answers as that does when it plays. */
const PLAYING = `<body style="margin:0;background:#fff"><script>addEventListener('message', (event) => {
  if (JSON.parse(event.data).event !== 'listening') return;
  event.source.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }), event.origin);
})</script>`;

test('a YouTube film covers its poster only once it plays', { tag: ANY_SCREEN }, async ({
  page,
  allowErrors,
}) => {
  // Of the page that the browser itself shows in the place of a blocked one.
  allowErrors(/net::ERR_BLOCKED_BY_CLIENT/, /Failed to execute 'postMessage'/);
  const answers = {
    blocked: (route: Route) => route.abort('blockedbyclient'),
    silent: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Erro</p>' }),
    playing: (route: Route) => route.fulfill({ contentType: 'text/html', body: PLAYING }),
  };
  const film = page.locator('.hero-video');
  await page.clock.install();
  for (const [name, answer] of Object.entries(answers)) {
    await page.route('https://www.youtube-nocookie.com/**', answer);
    await page.goto('/hotel_lazer/ipe-cataratas');
    await passTheFilm(page);
    await expect(film.locator('iframe')).toHaveCount(1);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    await frame?.waitForLoadState();
    await passTheFilm(page);
    await expect(film, name).toHaveCSS('opacity', name === 'playing' ? '1' : '0');
    const pause = page.getByRole('button', { name: 'Pausar vídeo' });
    await expect(pause).toHaveCount(name === 'playing' ? 1 : 0);
    await page.unroute('https://www.youtube-nocookie.com/**');
  }
});

test('a malformed hotel shows what is sound and runs nothing', { tag: ANY_SCREEN }, async ({
  page,
  outside,
}) => {
  await page.goto(MALFORMED);
  const rooms = page.locator('#accommodations article h3');
  await expect(rooms).toHaveText([
    'Quarto de Pedra',
    'Quarto de Adobe',
    'Quarto Cagaita',
    'Casa do Mirante',
    '<script>alert(1)</script>',
  ]);
  await expect(page.getByText('Caixa de trilha', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sem nome', { exact: true })).toHaveCount(0);
  const addresses = await page
    .locator('a[href], img[src], iframe[src]')
    .evaluateAll((nodes) =>
      nodes.map((n) => n.getAttribute('href') ?? n.getAttribute('src') ?? ''),
    );
  expect(addresses.filter((url) => /^\s*(?:javascript|data|http):|^\/\//i.test(url))).toEqual([]);
  expect(outside.filter(({ url }) => url.includes('evil.example'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
