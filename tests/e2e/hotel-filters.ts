import { expect, type Locator, type Page } from '@playwright/test';

/** The label to press for a choice of a filter, whatever its count. */
export const choiceLabel = (page: Page, name: string) =>
  page.locator('label.choice', { hasText: new RegExp(`^${name}\\s*[\\d.]*$`) });

/** The input of a filter's choice, even while a phone's sheet hides it. */
export const choice = (page: Page, name: string) => choiceLabel(page, name).locator('input');

/** Opens the filters of the list: on phones a sheet, which `done` closes. */
export async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return { done: async () => {} };
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet).toBeVisible();
  return {
    done: async () => {
      await sheet.getByRole('button', { name: /^Mostrar/ }).click();
      await expect(sheet).toBeHidden();
    },
  };
}

/** Selects a region, or clears it. */
export async function chooseRegion(page: Page, isMobile: boolean, name: string) {
  const { done } = await openFilters(page, isMobile);
  const field = page.locator('summary', { hasText: 'Região' });
  if (!(await choice(page, name).isVisible())) await field.click();
  await choice(page, name).check({ force: true });
  await done();
}

/** Drags from one position of a slider to another, both as shares of its width, with the mouse. */
export async function drag(slider: Locator, from: number, to: number) {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not seen.');
  const { mouse } = slider.page();
  const y = box.y + box.height / 2;
  await mouse.move(box.x + from * box.width, y);
  await mouse.down();
  await mouse.move(box.x + to * box.width, y, { steps: 4 });
  await mouse.up();
}
