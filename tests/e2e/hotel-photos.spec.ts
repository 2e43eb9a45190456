import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, test } from './fixtures';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

test('carousels extend to both edges of a wide screen, and their cards are aligned', {
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
  // A sentence in place of a total takes its own line.
  await page.goto(`${BEACH}?checkin=2030-03-11&checkout=2030-03-14&adultos=3`);
  await expect(rooms.getByText('Não cabem 3 pessoas').first()).toBeVisible();
  await expectLevel('.price', '.card-foot', '.room-go');
  await test.step('on paper the rooms show the price of the chosen stay', async () => {
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

test('the keyboard skips a carousel of one image', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_corp/ipe-paulista');
  const track = (label: string) => page.getByRole('group', { name: label }).locator('.rail-track');
  await expect(track('Destaques do hotel').getByRole('listitem')).toHaveCount(1);
  await expect(track('Destaques do hotel')).not.toHaveAttribute('tabindex');
  await expect(track('Acomodações')).toHaveAttribute('tabindex', '0');
});

test.describe('photo viewer', () => {
  const open = async (page: Page) => {
    await page.goto(BEACH);
    const tile = page.locator('#fotos').getByRole('button', { name: /^Ampliar foto 2 de 11/ });
    const viewer = page.getByRole('dialog', { name: 'Fotos de Ipê Bombinhas Praia' });
    // A click during hydration may get lost, so this retries.
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
    await test.step('responds to a press as soon as it is shown', async () => {
      const taken = await page.evaluate(() => (window as unknown as { taken: string[] }).taken);
      expect(new Set(taken)).toEqual(new Set(['auto']));
    });
    await test.step('turns the page with a swipe', async () => {
      await page.mouse.move(280, 400);
      await page.mouse.down();
      await page.mouse.move(120, 405, { steps: 4 });
      await page.mouse.up();
      await expect(viewer.getByText('3 de 11')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText('2 de 11')).toBeVisible();
    });
    await test.step('does not scroll, and neither does the page below it', async () => {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 600);
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await expectAccessible(page);
    });
    await test.step('returns the focus to what opened it', async () => {
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(tile).toBeFocused();
    });
  });

  test('turns with keys and buttons, and has a URL for each image and each subject', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    const { tile, viewer } = await open(page);
    await test.step('responds to its keys wherever the focus is', async () => {
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
    await test.step('closes with its button and with a click beside the image', async () => {
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
    await test.step('has a URL for each image, and Back closes it', async () => {
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
    await test.step('shows the images of one subject', async () => {
      await expect(async () => {
        await page.getByRole('button', { name: /^Piscina, 2 fotos/ }).click();
        await expect(viewer.getByText('1 de 2')).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await viewer.getByRole('button', { name: /^Tudo/ }).click();
      await expect(viewer.getByText('3 de 11')).toBeVisible();
    });
  });

  test('keeps the hotel of the images on a wide screen', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(BEACH);
    await page.getByRole('button', { name: /^Ver as \d+ fotos/ }).click();
    const heart = page.getByRole('dialog').getByRole('switch', { name: /Ipê Bombinhas Praia/ });
    await heart.click();
    await expect(heart).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('switch', { name: /^Guardar Ipê Bombinhas/ }).first(),
    ).toBeChecked();
  });

  test('numbers an image below its edge on a low screen', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('/hotel/ipe-guanabara');
    await page
      .getByRole('button', { name: /Ver as \d fotos de/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog');
    const right = async (part: Locator) => {
      const box = await part.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    const image = viewer.locator('figure img');
    await expect.poll(() => right(image)).toBeLessThan(1000);
    expect(await right(viewer.getByText(/^1 de \d$/))).toBe(await right(image));
  });

  test('returns the focus to a button in a carousel', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto('/hotel/ipe-guanabara');
    const opener = page.getByRole('button', { name: /Ver as \d fotos de/ }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
