import type { Locator } from '@playwright/test';
import { enterAs, newAccount, signIn } from './accounts';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { photo } from './stored-media';

/** What is wrong with an element's ring while it has the keyboard focus; null if it is complete. */
const flawOfRing = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.focus({ focusVisible: true } as FocusOptions);
    const around = [element];
    for (let box = element.parentElement; box; box = box.parentElement) around.push(box);
    const at = around.findIndex((box) => getComputedStyle(box).outlineStyle !== 'none');
    const ringed = around[at];
    if (!ringed) return 'there is none';
    const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const grown = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right, top, bottom } = ringed.getBoundingClientRect();
    const cutting = around.slice(at + 1).find((box) => {
      if (getComputedStyle(box).overflow === 'visible') return false;
      const edge = box.getBoundingClientRect();
      const isWithin = left - grown >= edge.left && right + grown <= edge.right;
      return !isWithin || top - grown < edge.top || bottom + grown > edge.bottom;
    });
    return cutting ? `it is cut off by ${cutting.tagName}` : null;
  });

test('the focus ring of a notice is complete', async ({ page }) => {
  await signIn(page, await newAccount('editor'));
  const notice = page.locator('[data-sonner-toast]');
  await expect(notice).toContainText('Login realizado com sucesso!');
  expect(await flawOfRing(notice)).toBeNull();
});

test('the focus ring is also complete in a list that clips what overflows its corners', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\) \(\S*\/media\//);
  await enterAs(page, 'admin', '/admin/media');
  const name = `anel-${crypto.randomUUID()}.jpg`;
  const file = { name, mimeType: 'image/jpeg', buffer: await photo(60, 40) };
  await page.locator('input[type=file]').setInputFiles(file);
  const tile = page.getByRole('button', { name: `Editar ${name}` });
  await expect(tile).toBeVisible();
  expect(await flawOfRing(tile)).toBeNull();

  const [hotel] = await restAsService<{ id: string }>('hotels?select=id&limit=1');
  await page.goto(`/admin/historico/hotels/${hotel?.id}`);
  const version = page.getByRole('region', { name: 'Versões' }).getByRole('link').first();
  expect(await flawOfRing(version)).toBeNull();
  await restAsService(`media_files?file_name=eq.${name}`, { method: 'DELETE' });
});
