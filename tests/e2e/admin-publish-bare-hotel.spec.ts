import { expect, test } from './fixtures';
import { readHtml } from './html';
import { newHotel, room } from './stored-hotel';

test('a corporate hotel with nothing but two rooms looks complete', async ({ page }) => {
  const features = { rooms: [room('A'), room('B')] };
  const { slug } = await newHotel({ hotel_type: 'corporate', features });
  await page.goto(`/hotel_corp/${slug}`);
  await test.step('its last text ends above the booking bar', async () => {
    const button = page.locator('.corporate-hero .hero-action .btn');
    await button.click({ trial: true });
    const [words, bar] = [
      await button.boundingBox(),
      await page.locator('#reserva form').boundingBox(),
    ];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
  await test.step('its rooms fill the whole row', async () => {
    const cards = page.locator('#accommodations article');
    const [first, second] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
    expect(await cards.count()).toBe(2);
    expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    const end = (second?.x ?? 0) + (second?.width ?? 0);
    expect(end).toBeCloseTo((page.viewportSize()?.width ?? 0) - (first?.x ?? 0), 0);
  });
});

test('the only room of a hotel has no other beside it, and its comparison is its room page', async ({
  request,
}) => {
  const { slug } = await newHotel({ features: { rooms: [room('A')] } });
  for (const query of ['', '?comparar=quarto-a']) {
    const response = await request.get(`/hotel/${slug}/quartos${query}`);
    const { texts, said, canonical } = readHtml(await response.text());
    expect(texts('h1')).toEqual(['Quarto A']);
    expect(said().join()).not.toContain('Escolha');
    expect(canonical()).toMatch(/\/quartos\?quarto=quarto-a$/);
  }
  const unknown = await request.get(`/hotel/${slug}/quartos?comparar=quarto-b`);
  const said = readHtml(await unknown.text())
    .said()
    .join();
  expect(said).toContain('1 quarto deste link não existe neste hotel.');
  expect(said).not.toContain('Escolha');
});
