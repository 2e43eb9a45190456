import type { Page } from '@playwright/test';
import { enterAs } from './accounts';
import { ANY_SCREEN, test as base, expect } from './fixtures';
import { brokenWords } from './layout';

/** Twice the size that browsers come with, as people set it who read with difficulty. */
const test = base.extend<object, { largeType: undefined }>({
  launchOptions: [
    ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      return use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 664 } });

/** The controls that reach over an edge of the screen, by what they say. */
const cut = (page: Page, area: string) =>
  page.locator(area).evaluateAll((areas) =>
    areas
      .flatMap((found) => [...found.querySelectorAll('a, button, input, select')])
      .filter((control) => control.checkVisibility() && !control.closest('.sr-only'))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 0 && (left < 0 || right > innerWidth);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

/** How many lines of its own text an element takes. */
const lines = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });

test('the bar on top keeps its menu', { tag: ANY_SCREEN }, async ({ page }) => {
  for (const path of ['/', '/hotels', '/hotel_lazer/ipe-noronha']) {
    await page.goto(path);
    expect(await cut(page, 'header')).toEqual([]);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  }
});

test('the list’s filters and its count stand below each other', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotels');
  expect(await cut(page, '.filter-bar, .view-switch')).toEqual([]);
  expect(await lines(page, /^\d+ Hotéis Encontrados$/)).toBeLessThanOrEqual(3);
});

test('a hotel’s place is not broken by letters, and its bar at the bottom is whole', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_lazer/ipe-noronha');
  expect(await lines(page, 'Fernando de Noronha, Pernambuco')).toBeLessThanOrEqual(3);
  await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
  const bar = page.locator('[data-sticky-reserve]');
  await expect(bar.getByRole('button', { name: 'Reservar' })).toBeVisible();
  expect(await cut(page, '[data-sticky-reserve]')).toEqual([]);
});

test('what stays in sight while a page scrolls takes no more than a third of the screen', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const BARS = 'header, .filter-bar, .compare-dock, [data-sticky-reserve], .stay-bar, .offer-dock';
  const taken = () =>
    page.locator(BARS).evaluateAll((bars) =>
      bars
        .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
        .map((bar) => bar.getBoundingClientRect())
        .reduce((sum, { top, bottom }) => {
          return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }, 0),
    );
  const moving = () =>
    page
      .locator(BARS)
      .evaluateAll(
        (bars) =>
          bars.flatMap((bar) => bar.getAnimations()).filter((one) => one.playState === 'running')
            .length,
      );
  for (const path of ['/hotels', '/hotel_lazer/ipe-noronha', '/hotel_lazer/old/ipe-noronha']) {
    await page.goto(path);
    if (path === '/hotels')
      await page
        .getByRole('checkbox', { name: /^Comparar/ })
        .first()
        .check();
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect.poll(taken, path).toBeGreaterThan(0);
    await expect.poll(moving, path).toBe(0);
    expect(await taken(), path).toBeLessThan(664 / 3);
  }
});

test('a heading breaks no word of thirteen letters', { tag: ANY_SCREEN }, async ({ page }) => {
  for (const [path, word] of [
    ['/hotels', 'Hospedagem'],
    ['/hotel_corp/ipe-florianopolis', 'Florianópolis'],
    ['/roteiro?paradas=ipe-lencois.2,ipe-bombinhas-praia.2', 'Barreirinhas'],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(word);
    const parts = await heading.evaluate((element, word) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const at = text.nodeValue?.indexOf(word) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        return range.getClientRects().length;
      }
      return 0;
    }, word);
    expect(parts).toBe(1);
  }
});

test('what hangs from a button ends inside of the screen', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  for (const [path, name] of [
    ['/', /^Região/],
    ['/hotel_lazer/ipe-bombinhas-praia', /^Enviar/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => cut(page, '[role=dialog]'), path).toEqual([]);
  }
});

test('no word is broken where a result, a price or a hotel’s name has little room', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  // So large, only the keys lead to it: its button has no room in the bar.
  await page.keyboard.press('Control+k');
  // Nothing was seen before: the last part is that of the offers that end soon.
  await expect(dialog.getByRole('heading').last()).toBeVisible();
  await expect(dialog.locator('.search-row').first()).toBeVisible();
  expect(await brokenWords(page, '[role=dialog]')).toEqual([]);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('praia');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(await brokenWords(page, '[role=dialog]')).toEqual([]);

  // Nothing fits both: the list says which of them to leave out.
  await page.goto('/hotels?q=zzzz&tipo=corporativo');
  await expect(page.getByRole('link', { name: /Corporativo/ }).first()).toBeVisible();
  expect(await brokenWords(page, '.near-steps')).toEqual([]);

  const stay = 'checkin=2031-03-04&checkout=2031-03-07&adultos=3';
  await page.goto(`/hotel_lazer/ipe-bombinhas-praia/quartos?quarto=quarto-patio&${stay}`);
  await expect(page.getByText('Não cabem 3 pessoas neste quarto').last()).toBeVisible();
  expect(await brokenWords(page, '.room-sheet-foot')).toEqual([]);

  await page.goto('/hotel_lazer/ipe-bombinhas-praia');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const [name, links] = [dialog.getByRole('heading'), dialog.getByRole('navigation')];
  await expect(name).toHaveText('Ipê Bombinhas Praia');
  expect(await brokenWords(page, '[role=dialog]')).toEqual([]);
  const bottom = await name.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().bottom;
  });
  expect(bottom).toBeLessThanOrEqual((await links.boundingBox())?.y ?? 0);
});

test('what stands on a map lies over nothing else there, and inside of its edges', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const overlapping = (area: string) =>
    page.locator(area).evaluate((map) => {
      const edge = map.getBoundingClientRect();
      const shown = [...map.querySelectorAll('[data-side], .map-round, .map-zoom, .map-regions')]
        .concat(...document.querySelectorAll('.map-area, .map-to-list, .map-posters'))
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          box: element.getBoundingClientRect(),
          name: element.getAttribute('aria-label') ?? element.textContent ?? element.className,
        }));
      const out = shown.filter(
        ({ box, name }) =>
          name !== 'map-posters' && (box.left < edge.left - 1 || box.right > edge.right + 1),
      );
      const pairs = shown.flatMap(({ box: a, name }, index) =>
        shown
          .slice(index + 1)
          .filter(
            ({ box: b }) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
          )
          .map((other) => `${name} / ${other.name}`),
      );
      return [...out.map(({ name }) => name), ...pairs];
    });
  for (const width of [390, 430]) {
    await page.setViewportSize({ width, height: 664 });
    await page.goto('/');
    await expect(page.locator('.map-band-country [data-side]:visible').first()).toBeVisible();
    expect(await overlapping('.map-band-country'), `home, ${width}`).toEqual([]);
    await page.goto('/hotels?vista=mapa');
    await expect
      .poll(() => overlapping('.map-side'), { message: `the list’s map, ${width}` })
      .toEqual([]);
  }
});

test('on a narrow phone an itinerary’s form keeps its edges, and a booking card its words', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/roteiro?paradas=ipe-lencois.2,ipe-bombinhas-praia.2');
  expect(await cut(page, '.itinerary-form')).toEqual([]);
  await page.goto('/hotel_lazer/old/ipe-bombinhas-praia');
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 664 });
    await expect(page.getByRole('heading', { name: 'Reserve sua Estadia' })).toBeVisible();
    expect(await brokenWords(page, '#reserva'), `${width}`).toEqual([]);
  }
});

test('no line ends inside of a telephone number or a postal code', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotel_lazer/ipe-bombinhas-praia');
  const parted = await page.locator('body').evaluate((body) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(/\d+-\d+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        if (range.getClientRects().length > 1) found.push(number);
      }
    }
    return found;
  });
  expect(parted).toEqual([]);
});

test('the prices on the map of home leave the button above them free', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Abrir o mapa dos hotéis' });
  await button.scrollIntoViewIfNeeded();
  const highest = page.locator('.map-band-country').getByText('R$ 542').locator('visible=true');
  await expect(highest).toBeVisible();
  const [above, below] = [await button.boundingBox(), await highest.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('guests are counted by buttons that are whole on the screen', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotel_lazer/ipe-bombinhas-praia');
  await page
    .getByRole('button', { name: /^Hóspedes/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Hóspedes e idades' });
  await panel.getByRole('button', { name: 'Aumentar crianças' }).click();
  await expect(panel.getByRole('group', { name: /^Qual é a idade/ })).toBeVisible();
  expect(await cut(page, '[role="dialog"]')).toEqual([]);
});

test('compared rooms have their facts’ names above their values, and no page is wider than its screen', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const rooms = 'duplex-da-enseada,quarto-familia,suite-vista-mar';
  await page.goto(`/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=${rooms}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const row = page.getByRole('row', { name: 'Pessoas' });
  const name = await row.getByRole('rowheader').boundingBox();
  const value = await row.getByRole('cell').first().boundingBox();
  expect(name && value && name.y + name.height).toBeLessThanOrEqual(value?.y ?? 0);
  const covered = await page.getByRole('row').evaluateAll((rows) => {
    const boxes = rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect()));
    const isCovered = (at: number) =>
      Math.max(...(boxes[at] ?? []).map(({ bottom }) => Math.floor(bottom))) >
      Math.min(...(boxes[at + 1] ?? []).map(({ top }) => Math.ceil(top)));
    return rows
      .filter((_, at) => at + 1 < rows.length && isCovered(at))
      .map((row) => row.textContent);
  });
  expect(covered).toEqual([]);
  await page.goto(`/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=${rooms.split(',', 2)}`);
  const sizes = page.locator('.room-table .room-plan figcaption > *');
  await expect(sizes).not.toHaveCount(0);
  const cut = await sizes.evaluateAll((parts) =>
    parts
      .filter((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { height, right } = range.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(part).lineHeight);
        const edge = part.closest('figure')?.getBoundingClientRect().right ?? 0;
        return height > 1.5 * line || right > edge + 1;
      })
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
});

test('compared hotels have their facts’ names above their values', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara');
  const covered = await page.locator('tbody tr:has(td)').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const name = row.querySelector('th > span')?.getBoundingClientRect().bottom ?? 0;
        return [...row.querySelectorAll('td > *')].some(
          (value) => value.getBoundingClientRect().top < Math.floor(name),
        );
      })
      .map((row) => row.querySelector('th')?.textContent),
  );
  expect(covered).toEqual([]);
});

test('a photo has the most room in its viewer, and all below it is reached', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_lazer/ipe-bombinhas-praia#foto-3');
  const photo = page.getByRole('dialog').locator('figure img');
  await expect(photo).toBeVisible();
  expect((await photo.boundingBox())?.height).toBeGreaterThan(200);
  await page.getByRole('button', { name: /^Praia/ }).click();
  await expect(page.getByRole('button', { name: /^Praia/ })).toBeInViewport({ ratio: 0.9 });
});

test('an offer’s picture stands above its words, which fill the card', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/deals');
  const heading = page.locator('.offer-grid .card:not(.offer-lead) h3').first();
  const { width } = (await heading.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(250);
});

test('on a narrow phone the sign-in is no wider than the screen, and breaks no word', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A link without its token is said to be incomplete, with the ways on.
  for (const path of ['/auth', '/auth?mode=recovery', '/auth/confirm']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    expect(await brokenWords(page, 'main'), path).toEqual([]);
    expect(await cut(page, 'main')).toEqual([]);
  }
});

test('the back office breaks no word, and its hotels and offers stand in one column', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await enterAs(page, 'admin', '/admin');
  const shortcuts = page.getByRole('navigation', { name: 'Ações rápidas' });
  for (const name of ['Novo Hotel', 'Nova Oferta', 'Nova Região', 'Usuários']) {
    const link = shortcuts.getByRole('link', { name });
    expect(await link.evaluate((tile) => tile.getBoundingClientRect().width)).toBeGreaterThan(300);
  }
  for (const path of ['/admin/hotels', '/admin/packages', '/admin/config']) {
    await page.goto(path);
    expect(await cut(page, 'header, main')).toEqual([]);
  }
  await page.goto('/admin/hotels');
  expect(await lines(page, /^R\$/)).toBe(1);
});

test('on a narrow phone no area of the back office is wider than its screen', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enterAs(page, 'admin', '/admin');
  const expectInside = async (what: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, what).toBe(320);
    expect.soft(await cut(page, 'header, main h1'), what).toEqual([]);
    expect.soft(await brokenWords(page, 'h1'), what).toEqual([]);
  };
  const menu = page.locator('aside').getByRole('link', { includeHidden: true });
  const areas = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(areas).toContain('/admin/config');
  expect.soft(await brokenWords(page, 'main dl')).toEqual([]);
  for (const area of areas.filter((path) => path?.startsWith('/admin'))) {
    await page.goto(area ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectInside(area ?? '');
  }
  await page.goto('/admin/hotels?q=bombinhas');
  await page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' }).click();
  for (const name of ['Galeria', 'Quartos', 'Serviços', 'Depoimentos', 'FAQ']) {
    await page.getByRole('tab', { name }).click();
    await expectInside(name);
  }
  await page.getByRole('tab', { name: 'Quartos' }).click();
  await page.getByRole('button', { name: 'Suíte Vista Mar', exact: true }).click();
  const room = page.getByRole('listitem').filter({ has: page.getByLabel('Nome do quarto') });
  const beyond = await room.evaluate((card) =>
    [...card.querySelectorAll('input, textarea, select, button')]
      .filter((control) => {
        const { right, width } = control.getBoundingClientRect();
        return width > 1 && right > card.getBoundingClientRect().right;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.getAttribute('name')),
  );
  expect(beyond).toEqual([]);
});

test('a room of the hotel form has its name on a line, and its buttons below', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await enterAs(page, 'admin', '/admin/hotels?q=bombinhas');
  await page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' }).click();
  await page.getByRole('tab', { name: 'Quartos' }).click();
  const name = page.getByRole('button', { name: 'Suíte Vista Mar', exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((fold) => fold.getBoundingClientRect().width)).toBeGreaterThan(200);
  expect(await cut(page, 'main')).toEqual([]);
});

test('dialogs and the menu of the back office keep all that is in them inside their edges', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const panel = page.getByRole('dialog');
  const hidden = () => panel.evaluate((box) => box.scrollWidth - box.clientWidth);
  await enterAs(page, 'admin', '/admin/packages?nova=1');
  await expect(panel).toBeVisible();
  expect(await hidden()).toBe(0);
  expect(await brokenWords(page, '[role="dialog"]')).toEqual([]);
  await panel.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(panel.getByRole('link', { name: 'Configurações' })).toBeVisible();
  expect(await hidden()).toBe(0);
  expect(await brokenWords(page, '[role="dialog"]')).toEqual([]);
});
