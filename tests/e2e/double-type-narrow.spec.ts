import { expect, ON_PHONES, test } from './fixtures';
import {
  brokenWords,
  crowded,
  cutOff,
  doubleType,
  expectWholeLargeWords,
  overfull,
} from './layout';

test.use({ viewport: { width: 320, height: 568 } });

test('with type alone twice as large, the narrowest phone breaks no word of a place, a field or a condition', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const offer = '/oferta/ferias-com-as-criancas-c0000000-0000-4000-8000-000000000004';
  await expectWholeLargeWords(page, [
    ['/comparar?hoteis=ipe-lencois', '.comparison-slots'],
    ['/roteiro?paradas=ipe-florianopolis.2,ipe-gramado.2&checkin=2030-12-15', '.itinerary-form'],
    [offer, '.offer-facts', '[aria-labelledby="oferta-hotel"]', '.offer-grid'],
  ]);
});

test('with type alone twice as large, the narrowest phone clips no choice, count or control', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await test.step('of the list', async () => {
    await page.goto('/hotels');
    await doubleType(page);
    expect.soft(await cutOff(page, { ellipses: true })).toEqual([]);
    const marks = '.hotel-item :is(.chip-card, .heart-round)';
    expect.soft(await crowded(page, marks)).toEqual([]);
    const [count, views, size] = await page.evaluate(() => {
      const heading = document.querySelector('.list-count h2') ?? document.body;
      const words = document.createRange();
      words.selectNodeContents(heading);
      const views = document.querySelector('.view-switch');
      const size = Number.parseFloat(getComputedStyle(heading).fontSize);
      return [words.getBoundingClientRect().top, views?.getBoundingClientRect().bottom, size];
    });
    // Below the switch the count has room to grow with the type.
    expect.soft(count).toBeGreaterThanOrEqual(views ?? Infinity);
    expect.soft(size).toBeGreaterThan(36);
  });
  await test.step('of the map', async () => {
    await page.goto('/hotels?vista=mapa');
    await doubleType(page);
    await expect(page.locator('.map-area')).toBeVisible();
    const controls = ':is(.map-area, .map-to-list, .map-zoom, .map-regions)';
    await expect
      .configure({ soft: true })
      .poll(() => crowded(page, controls))
      .toEqual([]);
  });
  await test.step('of a room', async () => {
    await page.goto('/hotel_lazer/ipe-bombinhas-praia');
    await doubleType(page);
    const room = page.locator('#accommodations article').first();
    await room.scrollIntoViewIfNeeded();
    const [card, choice] = [
      await room.boundingBox(),
      await room.locator('.room-pick').boundingBox(),
    ];
    const right = (choice?.x ?? Infinity) + (choice?.width ?? 0);
    expect(right).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
  });
  await test.step('of the card for a hotel without a booking link', async () => {
    await page.goto('/hotel/old/ipe-jericoacoara');
    await doubleType(page);
    expect.soft(await overfull(page)).toEqual([]);
    await expect
      .configure({ soft: true })
      .poll(() => brokenWords(page, '#reserva .booking-instead'))
      .toEqual([]);
    const guests = page.locator('#reserva select');
    const over = () => guests.evaluate((field) => field.scrollWidth - field.clientWidth);
    await expect.configure({ soft: true }).poll(over).toBeLessThanOrEqual(0);
  });
});
