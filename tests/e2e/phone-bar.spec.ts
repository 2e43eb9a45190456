import type { Locator } from '@playwright/test';
import { fixTime } from './fixed-time';
import { expect, ON_PHONES, test } from './fixtures';

test.describe('on a phone', { tag: ON_PHONES }, () => {
  test('logo, name and buttons of a bar are on one line, and no letter is cut off', async ({
    page,
  }) => {
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const stay = 'checkin=2031-03-04&checkout=2031-03-07&adultos=2';
    for (const path of ['/', '/hotels', `/hotel_lazer/ipe-gramado?${stay}`]) {
      await page.goto(path);
      const bar = page.getByRole('banner');
      const menu = await middle(bar.getByRole('button', { name: 'Abrir menu' }));
      expect(Math.abs((await middle(bar.locator('.brand > svg'))) - menu), path).toBeLessThan(1);
      const cut = await bar.locator('.brand > span').evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('Nothing to measure letters with.');
        pen.font = getComputedStyle(name).font;
        const { fontBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText('g');
        const isClipped = getComputedStyle(name).overflowY !== 'visible';
        const below = range.getBoundingClientRect().top + up + down;
        return isClipped ? below - name.getBoundingClientRect().bottom : 0;
      });
      expect(cut, path).toBeLessThan(0.5);
    }
    for (const field of ['Check-in', 'Hóspedes']) {
      await page.locator('.booking-bar').getByRole('button', { name: field }).click();
      const sheet = page.getByRole('dialog');
      const close = sheet.getByRole('button', { name: /^Fechar/ });
      const title = await middle(sheet.getByRole('heading').first());
      expect(Math.abs((await middle(close)) - title), field).toBeLessThan(1);
      await close.click();
    }
  });

  test('the chain’s name takes one line on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/hotels');
    const name = page.getByRole('banner').locator('.brand > span');
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  });

  test('the menu of a phone shows the stored stay, and links to where it is changed', async ({
    page,
  }) => {
    await fixTime(page, new Date('2026-11-17T15:00:00Z'));
    for (const path of ['/', '/terms']) {
      await page.goto(`${path}?checkin=2026-12-15&checkout=2026-12-18&adultos=2`);
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toContainText('15 a 18 dez, 2 adultos');
      await menu.getByRole('link', { name: 'Trocar' }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('dialog', { name: 'Datas da estadia' })).toBeVisible();
    }
  });

  test('a close request of the device closes what covers the page of a phone, one layer at a time', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { CloseWatcher } = window as unknown as { CloseWatcher: new () => EventTarget };
      class Known extends CloseWatcher {
        constructor() {
          super();
          Object.assign(window, { newestWatcher: this });
        }
      }
      Object.assign(window, { CloseWatcher: Known });
    });
    // Emulates Android's Back, for which a desktop browser has no key.
    const askToClose = () =>
      page.evaluate(() => {
        const { newestWatcher } = window as unknown as {
          newestWatcher: EventTarget & { requestClose(): void };
        };
        newestWatcher.requestClose();
      });
    const openers: [path: string, opener: string | RegExp][] = [
      ['/', 'Abrir menu'],
      ['/', 'Buscar no site'],
      ['/', /^Datas/],
      ['/', /^Hóspedes/],
      ['/hotels', 'Filtros'],
    ];
    for (const [path, name] of openers) {
      await page.goto(path);
      const opener = page.getByRole('button', { name, exact: true }).first();
      const dialog = page.getByRole('dialog');
      for (const time of ['first', 'second']) {
        await opener.click();
        await expect(dialog, `${name}, ${time}`).toBeVisible();
        await askToClose();
        await expect(dialog, `${name}, ${time}`).toHaveCount(0);
      }
      await expect(page).toHaveURL(path);
    }
  });
});
