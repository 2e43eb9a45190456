import { openUntil } from './cut-page';
import { ANY_SCREEN, expect, test } from './fixtures';

const QUERY =
  'paradas=ipe-cataratas.3,ipe-curitiba-batel.2,ipe-bombinhas-praia.4&checkin=2099-12-14&adultos=2';

test('the numbers of the map are readable in forced colors as well', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/roteiro?paradas=ipe-recife-antigo.2,ipe-noronha.3');
  const number = page.locator('.route-drawing text').first();
  const [, red = 255, green = 255, blue = 255] = await number.evaluate(
    (text) => /(\d+), (\d+), (\d+)/.exec(getComputedStyle(text).fill)?.map(Number) ?? [],
  );
  expect(Math.max(red, green, blue)).toBeLessThan(0x40);
});

test('a wide map is readable: no text or number is small, and no text covers a number', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const stops of [
    'ipe-cataratas,ipe-curitiba-batel,ipe-bombinhas-praia',
    'ipe-lencois,ipe-pelourinho,ipe-ouro-preto,ipe-gramado',
  ]) {
    await page.goto(`/roteiro?paradas=${stops}`);
    const texts = await page
      .getByRole('img', { name: /^Mapa do roteiro/ })
      .locator('text:visible')
      .evaluateAll((all) =>
        all.map((text) => {
          const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          return { words: text.textContent ?? '', size, left, right, top, bottom };
        }),
      );
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(12);
    const isNumber = ({ words }: { words: string }) => /^\d$/.test(words);
    // The circle around a number is as wide as its line is high.
    for (const { left, right, top, bottom, words } of texts.filter(isNumber)) {
      const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, (bottom - top) / 2];
      const near = texts.filter(
        (text) =>
          !isNumber(text) &&
          text.left < x + reach &&
          text.right > x - reach &&
          text.top < y + reach / 2 &&
          text.bottom > y - reach / 2,
      );
      expect(near, `words on ${words}`).toEqual([]);
    }
  }
});

test('a phone’s map is readable: no text or number is small, and no number covers another', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const near = 'ipe-bombinhas-praia.2,ipe-noronha.2,ipe-florianopolis.2,ipe-guanabara.2';
  await page.goto(`/roteiro?paradas=${near}`);
  const texts = page.getByRole('img', { name: /^Mapa do roteiro/ }).locator('text:visible');
  const sizes = await texts.evaluateAll((all) =>
    all.map((text) => {
      const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  const numbers = await texts.filter({ hasText: /^\d$/ }).all();
  const boxes = await Promise.all(numbers.map((number) => number.boundingBox()));
  expect(boxes).toHaveLength(4);
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const apart = Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
      expect(apart).toBeGreaterThan(16);
    }
  }
});

test('a map clear of the bar, a route that fits a tablet, and panels for first day and guests', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(`/roteiro?${QUERY}`);
  await test.step('the bar at the top covers no pin of the map', async () => {
    const map = page.getByRole('img', { name: /^Mapa do roteiro: 1, Foz do Iguaçu/ });
    const bar = await page.getByRole('banner').boundingBox();
    const pins = await map.locator('circle[fill="#f2b705"]:visible').all();
    expect(pins).toHaveLength(3);
    for (const pin of pins) {
      const box = await pin.boundingBox();
      expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });
  await test.step('on a tablet the route after a stop stays on the page', async () => {
    const beyond = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return [clientWidth, scrollWidth - clientWidth];
      });
    for (const width of [769, 1024, 1100]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(beyond, `at ${width}`).toEqual([width, 0]);
    }
  });
  await test.step('first day and guests are chosen in the panels of the booking bar', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const day = page.getByRole('button', { name: /^Primeiro check-in/ });
    await day.click();
    const calendar = page.getByRole('dialog', { name: 'Primeiro check-in' });
    await calendar.getByRole('button', { name: /20 de dezembro de 2099/ }).click();
    await calendar.getByRole('button', { name: /^Confirmar/ }).click();
    await expect(page).toHaveURL(/checkin=2099-12-20/);
    await expect(day).toBeFocused();
    const field = page.getByRole('button', { name: /^Hóspedes/ });
    await field.click();
    const panel = page.getByRole('dialog', { name: 'Hóspedes' });
    await panel
      .getByRole('button', { name: /criança/i })
      .last()
      .click();
    await panel.getByRole('radio', { name: '6 anos' }).click();
    await panel.getByRole('button', { name: /^Pronto/ }).click();
    await expect(page).toHaveURL(/checkin=2099-12-20&adultos=2&idades=6/);
    await expect(page.locator('#parada-1').getByText(/3\shóspedes/)).toBeVisible();
    await expect(field).toContainText('2 adultos, 1 criança (6 anos)');
  });
});

test('a phone’s title does not shift when the map above it arrives', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const address = '/roteiro?paradas=ipe-cataratas.3,ipe-gramado.2';
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
  await openUntil(page, address, '<div class="itinerary-map"');
  const before = await place();
  await page.goto(address);
  await expect(page.locator('.itinerary-map')).toBeVisible();
  expect((await place())?.y).toBe(before?.y);
});
