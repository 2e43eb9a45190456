import { ANY_SCREEN, expect, test } from './fixtures';
import { cutOff } from './layout';

const TWO = '/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara';

test('a long word in a name does not widen a column of a comparison', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  for (const path of [
    TWO,
    '/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=suite-vista-mar,quarto-familia',
  ]) {
    await page.goto(path);
    const first = page.locator('thead tr > :has(img)').first();
    const widthOn = async (screen: number) => {
      await page.setViewportSize({ width: screen, height: 844 });
      return (await first.boundingBox())?.width ?? Number.NaN;
    };
    const screens = [390, 1440];
    const before = new Map<number, number>();
    for (const screen of screens) before.set(screen, await widthOn(screen));
    await first.evaluate((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.nodeValue?.trim()) text.nodeValue = 'Ipêgramadodaserragaúcha'.repeat(4);
      }
    });
    for (const screen of screens) {
      const grown = (await widthOn(screen)) - (before.get(screen) ?? Number.NaN);
      expect(Math.abs(grown), `${path} ${screen}`).toBeLessThan(2);
    }
  }
});

test('a long word in the name of a room does not widen its compare control', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hotel_lazer/ipe-bombinhas-praia/quartos');
  const names = page.getByRole('group').locator('label');
  await expect(names).toHaveCount(5);
  await names.evaluateAll((labels) => {
    for (const label of labels) label.append('Quartomaravilhosamente'.repeat(4));
  });
  expect(await cutOff(page)).toEqual([]);
});
