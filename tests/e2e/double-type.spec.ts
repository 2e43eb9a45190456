import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import {
  brokenWords,
  coveredValues,
  crowded,
  cutOff,
  doubleType,
  expectWholeLargeWords,
} from './layout';

test('with type twice as large, a phone cuts off nothing in booking', { tag: ON_PHONES }, async ({
  page,
}) => {
  const stay = 'checkin=2031-03-04&checkout=2031-03-07&adultos=2&idades=6';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/hotel_lazer/ipe-bombinhas-praia?${stay}`);
  await doubleType(page);
  await test.step('the bar at the bottom of a hotel’s page', async () => {
    await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Reservar' })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
  await test.step('the sheet of the guests', async () => {
    await page
      .locator('#reserva')
      .getByRole('button', { name: /Hóspedes/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await brokenWords(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('the sheet of the dates, with more than one week visible', async () => {
    await page
      .locator('#reserva')
      .getByRole('button', { name: /Check-in/ })
      .click();
    const weeks = page.getByRole('dialog').locator('tbody tr:visible');
    await expect(weeks.first()).toBeInViewport();
    const seen = weeks.evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { left, top, bottom } = row.getBoundingClientRect();
          return [top + 1, bottom - 1].every((y) =>
            row.parentElement?.contains(document.elementFromPoint(left + 1, y)),
          );
        }).length,
    );
    expect(await seen).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
  });
  await test.step('the tray of the rooms to compare', async () => {
    const tray = page.getByRole('form', { name: 'Quartos para comparar' });
    await page.goto('/hotel_lazer/ipe-bombinhas-praia?comparar=suite-vista-mar,quarto-familia');
    await doubleType(page);
    await expect(tray).toContainText('2 de 3');
    const [card, button] = await Promise.all([
      tray.boundingBox(),
      tray.getByRole('button', { name: 'Comparar quartos' }).boundingBox(),
    ]);
    expect(button?.y).toBeGreaterThan(card?.y ?? 0);
    expect(await cutOff(page)).toEqual([]);
  });
  await test.step('the calendar of an offer', async () => {
    await page.goto(OFFER);
    await doubleType(page);
    const dates = page.getByRole('region', { name: 'Quando você vem?' });
    await dates.scrollIntoViewIfNeeded();
    await expect(dates.getByRole('gridcell').first()).toBeVisible();
    expect(await brokenWords(page, '.offer-calendar')).toEqual([]);
  });
  await test.step('the first screen of a hotel and the list', async () => {
    await page.goto('/hotels');
    await doubleType(page);
    expect(await brokenWords(page, '.list-count')).toEqual([]);
    await page.goto('/hotel_lazer/ipe-bombinhas-praia');
    await doubleType(page);
    expect(await brokenWords(page, '.hero-words')).toEqual([]);
  });
});

const OFFER = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';
const SHORT_OFFER = '/oferta/sessao-estendida-c0000000-0000-4000-8000-000000000021';
const THREE_ROOMS =
  '/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=duplex-da-enseada,quarto-familia,suite-vista-mar';
const THREE_STOPS = '/roteiro?paradas=ipe-lencois.2,ipe-bombinhas-praia.2,ipe-florianopolis.3';

test('with type twice as large, a wide screen breaks no name, place or count between letters', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectWholeLargeWords(page, [
    ['/roteiro?paradas=ipe-florianopolis.3,ipe-gramado.2', '.itinerary-title'],
    ['/favoritos?hoteis=ipe-noronha,ipe-florianopolis,ipe-gramado', '.favorites-cards'],
    ['/hotel_lazer/ipe-lencois', '.season', '.strip'],
    ['/hotel_lazer/ipe-lencois/quartos?quarto=bangalo-rio', '.room-sheet-foot'],
  ]);
  await test.step('the bar at the bottom of a room leaves its name uncovered', async () => {
    const [name, foot] = [
      page.getByRole('heading', { level: 1 }),
      page.locator('.room-sheet-foot'),
    ];
    const [above, below] = [await name.boundingBox(), await foot.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  });
});

test('with type twice as large, a wide screen breaks no title, value, fact or distance', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectWholeLargeWords(page, [
    ['/hotel_corp/ipe-paulista', '.strip', '.amenities'],
    ['/hotels?q=zzzz&tipo=corporativo', '.near-steps'],
    [SHORT_OFFER, '.offer-hero'],
    ['/hotel_lazer/old/ipe-bombinhas-praia#quartos', '#quartos'],
    [THREE_ROOMS, '.room-table'],
    [THREE_STOPS, '.stops'],
    ['/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara,ipe-jericoacoara', '.comparison'],
  ]);
});

test('with type alone twice as large, a phone breaks no word of its cards, figures and facts', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await expectWholeLargeWords(page, [
    ['/favoritos?hoteis=ipe-noronha,ipe-florianopolis,ipe-gramado', '.favorites-cards'],
    ['/hotel_lazer/ipe-lencois', '.strip'],
    ['/hotels?q=zzzz&tipo=corporativo', '.near-steps'],
    [SHORT_OFFER, '.offer-hero'],
    ['/privacy', '#contato'],
    ['/hotel_corp/old/ipe-curitiba-batel', '.hero-words', '#reserva'],
    [THREE_ROOMS, '.room-table'],
    [THREE_STOPS, '.stops'],
  ]);
});

test('with type alone twice as large, a phone’s comparison has the row names above their values', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto('/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara');
  await doubleType(page);
  await expect.poll(() => coveredValues(page)).toEqual([]);
});

test('with type alone twice as large, the dock of chosen hotels breaks no word', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto('/hotels');
  await page
    .getByRole('checkbox', { name: /^Comparar/ })
    .first()
    .check();
  await expect(page.locator('.compare-dock')).toBeVisible();
  await doubleType(page);
  await expect.poll(() => brokenWords(page, '.compare-dock')).toEqual([]);
});

test('with type twice as large, a plan of a room stays inside its column', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(THREE_ROOMS);
  await doubleType(page);
  const plans = page.locator('.room-table .room-plan');
  await expect(plans).not.toHaveCount(0);
  const tooWide = await plans.evaluateAll(
    (all) =>
      all.filter((plan) => {
        const cell = plan.closest('td')?.getBoundingClientRect().right ?? 0;
        return plan.getBoundingClientRect().right > cell;
      }).length,
  );
  expect(tooWide).toBe(0);
});

test('with type twice as large, the stamp beside a heading covers none of its words', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto('/about');
  const stamp = page.locator('#novidades .border-dotted');
  await expect(stamp).toBeVisible();
  await doubleType(page);
  await expect(stamp).toBeHidden();
});

test('with type alone twice as large, a phone’s buttons stay on the screen and do not overlap', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hotel_lazer/ipe-bombinhas-praia');
  await doubleType(page);
  await expect(page.locator('.contact-buttons')).toBeAttached();
  expect(await crowded(page, '.contact-buttons > .contact')).toEqual([]);
  await page.goto('/hotels?vista=mapa');
  await doubleType(page);
  await expect(page.locator('.map-area')).toBeVisible();
  const controls = ':is(.map-area, .map-to-list, .map-zoom, .map-regions)';
  expect(await crowded(page, controls)).toEqual([]);
});

test('with type alone twice as large, the posters of the home page do not overlap', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await doubleType(page);
  const posters = page.locator('.map-posters > li');
  await posters.first().scrollIntoViewIfNeeded();
  const places = await posters.evaluateAll((all) =>
    all.map((poster) => {
      const { left, right } = poster.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(places.length).toBeGreaterThan(2);
  for (const [index, { left }] of places.entries()) {
    const before = places[index - 1];
    if (before) expect(left).toBeGreaterThanOrEqual(before.right);
  }
});
