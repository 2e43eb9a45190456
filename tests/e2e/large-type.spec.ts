import { ANY_SCREEN, expect } from './fixtures';
import { cut, lines, test } from './large-type';
import { brokenWords } from './layout';

test.use({ viewport: { width: 390, height: 664 } });

test('these pages are shown at twice the type size', { tag: ANY_SCREEN }, async ({ page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  }
});

test('the bar at the top keeps its menu', { tag: ANY_SCREEN }, async ({ page }) => {
  for (const path of ['/', '/hotels', '/hotel_lazer/ipe-noronha']) {
    await page.goto(path);
    expect(await cut(page, 'header')).toEqual([]);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  }
});

test('the list’s filters and its count are one below the other', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotels');
  expect(await cut(page, '.filter-bar, .view-switch')).toEqual([]);
  expect(await lines(page, /^\d+ Hotéis Encontrados$/)).toBeLessThanOrEqual(3);
});

test('what stays visible while a page scrolls takes no more than a third of the screen', {
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

test('the popovers that buttons open end inside the screen', { tag: ANY_SCREEN }, async ({
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
  // At this size only the keyboard opens it: its button does not fit into the bar.
  await page.keyboard.press('Control+k');
  // No hotels were viewed before, so the last part is the offers that end soon.
  await expect(dialog.getByRole('heading').last()).toBeVisible();
  await expect(dialog.locator('.search-row').first()).toBeVisible();
  expect(await brokenWords(page, '[role=dialog]')).toEqual([]);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('praia');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(await brokenWords(page, '[role=dialog]')).toEqual([]);

  // Nothing matches both, so the list says which of them to clear.
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

test('elements on a map overlap nothing else there, and stay inside its edges', {
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

test('on a narrow phone an itinerary’s form fits its edges, and a booking card its text', {
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

test('no line breaks inside a phone number or a postal code', { tag: ANY_SCREEN }, async ({
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

test('prices on the map of home do not cover the button above them', { tag: ANY_SCREEN }, async ({
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
