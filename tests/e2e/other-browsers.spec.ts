import type { Page } from '@playwright/test';
import { SITE_URL } from './environment';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { BEACH, visitRooms } from './visit-rooms';

/** Emulates the behavior of browsers other than the one of these tests, in the page itself. */

/** Safari does not focus a pressed button, and blurs what had the focus. */
const focusNothing = (page: Page) =>
  page.addInitScript(() => {
    const press = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('button, a'))) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    addEventListener('mousedown', press, { capture: true });
  });

/** Safari before 17 and Firefox before 125: no `popover` attribute, and a selector that throws. */
async function forgetPopovers(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    for (const name of ['matches', 'querySelector'] as const) {
      const own: (this: Element, selector: string) => unknown = Element.prototype[name];
      Object.defineProperty(Element.prototype, name, {
        value(this: Element, selector: string) {
          if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError');
          return own.call(this, selector);
        },
      });
    }
  });
  await page.route(
    ({ origin, pathname }) =>
      origin === SITE_URL && (!pathname.includes('.') || pathname.endsWith('.css')),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(':popover-open', ':unknown')
        // In the lowest layer: the browser's own style sheet no longer hides them.
        .replace('<head>', '<head><style>@layer unaware { [popover] { display: block } }</style>');
      await route.fulfill({ response, body });
    },
  );
}

test('what a pressed button opened returns the focus to it', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await focusNothing(page);
  await page.goto('/privacy');
  const button = page.getByRole('button', { name: 'Buscar no site' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Busca no site' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test.describe('without popovers', () => {
  test('the filters of a phone are a sheet that opens on request', {
    tag: ON_PHONES,
  }, async ({ page }) => {
    await forgetPopovers(page);
    await page.goto('/hotels');
    const search = page.getByRole('search', { name: 'Filtros' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(search).toBeHidden();
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    await expect(search).toBeVisible();
    await page.getByRole('button', { name: 'Fechar os filtros' }).click();
    await expect(search).toBeHidden();
  });

  test('the plain fields of a stay are hidden, and the calendar opens', async ({ page }) => {
    await forgetPopovers(page);
    await page.goto('/');
    await expect(page.getByLabel('Check-in', { exact: true })).toBeHidden();
    await expect(page.getByLabel('Adultos', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: /^(Check-in e check-out|Datas)/ }).click();
    await expect(page.getByRole('dialog', { name: 'Datas da estadia' })).toBeVisible();
  });
});

test('no field has text so small that iPhones zoom in on it', {
  tag: ON_PHONES,
}, async ({ page }) => {
  for (const path of ['/', '/hotels', '/roteiro?paradas=ipe-gramado.2,ipe-cataratas.2', '/deals']) {
    await page.goto(path);
    const small = await page
      .locator('input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
    expect(small, path).toEqual([]);
  }
});

test('the sheet of a room leaves no history entry behind', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  // Safari before 26.2 has no Navigation API.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'));
  await visitRooms(page);
  await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quarto Família' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${BEACH}$`));
});
