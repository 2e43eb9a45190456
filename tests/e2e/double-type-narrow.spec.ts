import { expect, ON_PHONES, test } from './fixtures';
import { crowded, cutOff, doubleType, expectWholeLargeWords } from './layout';

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

test('with type alone twice as large, the narrowest phone cuts no choice, count or control', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await test.step('of the list', async () => {
    await page.goto('/hotels');
    await doubleType(page);
    expect.soft(await cutOff(page, { ellipses: true })).toEqual([]);
    const marks = '.hotel-item :is(.chip-card, .heart-round)';
    expect.soft(await crowded(page, marks)).toEqual([]);
    const [count, views] = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('.list-count h2') ?? document.body);
      const views = document.querySelector('.view-switch');
      return [words.getBoundingClientRect().right, views?.getBoundingClientRect().left ?? 0];
    });
    expect.soft(count).toBeLessThanOrEqual(views);
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
});
