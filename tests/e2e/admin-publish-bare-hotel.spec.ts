import { expect, test } from './fixtures';
import { newHotel, room } from './stored-hotel';

test('a corporate hotel of which only two rooms are known looks whole', async ({ page }) => {
  const features = { rooms: [room('A'), room('B')] };
  const { slug } = await newHotel({ hotel_type: 'corporate', features });
  await page.goto(`/hotel_corp/${slug}`);
  await test.step('its last words end above the booking bar, not under it', async () => {
    const button = page.locator('.corporate-hero .hero-action .btn');
    await button.click({ trial: true });
    const [words, bar] = [
      await button.boundingBox(),
      await page.locator('#reserva form').boundingBox(),
    ];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
  await test.step('its rooms share the whole row', async () => {
    const cards = page.locator('#accommodations article');
    const [first, second] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
    expect(await cards.count()).toBe(2);
    expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    const end = (second?.x ?? 0) + (second?.width ?? 0);
    expect(end).toBeCloseTo((page.viewportSize()?.width ?? 0) - (first?.x ?? 0), 0);
  });
});
