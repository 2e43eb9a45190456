import type { Locator } from '@playwright/test';
import { areas, enter, enterAs, newAccount, setProfile, signIn } from './accounts';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { signedOut } from './interrupted';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not on the screen.');
  return box;
};

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} a notice covers nothing of the dialog that it is about`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enterAs(page, 'editor', '/admin/packages?nova=1');
    const dialog = page.getByRole('dialog', { name: 'Nova Oferta' });
    await dialog.getByLabel('Nome da oferta').fill('Primavera');
    await signedOut(page, async () => {
      await dialog.getByRole('button', { name: 'Criar' }).click();
      await expect(page.getByText('Acesso negado. Faça login para continuar.')).toBeVisible();
    });
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Erro ao salvar oferta' });
    const bottom = async () => {
      const { y, height } = await boxOf(notice);
      return y + height;
    };
    await expect.poll(async () => (await boxOf(dialog)).y - (await bottom())).toBeGreaterThan(0);
    await expect(dialog.getByRole('button', { name: 'Criar' })).toBeInViewport({ ratio: 1 });
    // What is pressed next does not move away from the finger when the notice disappears.
    const { y } = await boxOf(dialog);
    await notice.getByRole('button', { name: 'Fechar aviso' }).click();
    await expect(notice).toHaveCount(0);
    expect((await boxOf(dialog)).y).toBe(y);
  });

  test(`at ${width} a hotel's form has its bar in one place, and a notice covers nothing of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const body = { name: 'Aviso', location: 'Vila Teste, Bahia', is_active: false };
    const [hotel] = await restAsService<{ id: string }>('hotels', { method: 'POST', body });
    await enterAs(page, 'editor', `/admin/hotels/${hotel?.id}`);
    const save = page.getByRole('button', { name: 'Salvar hotel' });
    const bar = page.locator('.save-bar', { has: save });
    await page.getByRole('tab', { name: 'FAQ' }).click();
    const short = await boxOf(bar);
    expect(height - short.y - short.height).toBeLessThan(80);
    await save.click();
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Hotel atualizado!' });
    await expect(notice).toBeVisible();
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(notice);
        return (await boxOf(bar)).y - y - height;
      })
      .toBeGreaterThanOrEqual(0);
    await restAsService(`hotels?id=eq.${hotel?.id}`, { method: 'DELETE' });
  });
}

test('a notice of what closed its dialog covers neither a heading of the page nor the next dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'admin', '/admin/regions?nova=1');
  const name = `Região ${crypto.randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog', { name: 'Nova Região' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  const below = async (text: string) => {
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: text });
    await expect(notice).toHaveAttribute('data-y-position', 'bottom');
    await expect(dialog).toBeHidden();
    return notice;
  };
  await below('Região criada!');
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  const notice = await below('Região excluída!');
  await page.getByRole('button', { name: 'Nova Região' }).click();
  await expect(notice).toHaveAttribute('data-y-position', 'top');
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(notice);
      return (await boxOf(dialog)).y - y - height;
    })
    .toBeGreaterThan(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} the end of a list can be scrolled above a notice`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The oldest region is the last one of the list.
    const body = { name: `Fim da lista ${width}`, created_at: '2020-01-01T00:00:00Z' };
    await restAsService('regions', { method: 'POST', body });
    await enterAs(page, 'admin', '/admin/regions');
    await page.getByRole('button', { name: `Excluir ${body.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Região excluída!' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: `Excluir ${body.name}` })).toHaveCount(0);
    await page.keyboard.press('End');
    const last = page.getByRole('main').getByRole('listitem').last();
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(last);
        return (await boxOf(notice)).y - y - height;
      })
      .toBeGreaterThan(0);
  });
}

test('on a phone the menu begins below a notice, which covers neither its areas nor its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newAccount('editor'));
  const notice = page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Login realizado com sucesso!' });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(notice).toHaveAttribute('data-y-position', 'top');
  const menu = page.getByRole('dialog', { name: 'Áreas do painel' });
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(notice);
      return (await boxOf(menu)).y - y - height;
    })
    .toBeGreaterThan(0);
  await menu.getByRole('button', { name: 'Fechar menu' }).click();
  await expect(areas(page)).toBeHidden();
});

test('on a phone several failure notices leave the list within reach, the newest one in front', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await newAccount('admin');
  const names = ['Sul', 'Norte', 'Leste'].map((name) => `${name} ${crypto.randomUUID()}`);
  const rows = await Promise.all(
    names.map(async (name) => {
      const body = { name, is_active: false };
      const [row] = await restAsService<{ id: string }>('regions', { method: 'POST', body });
      return `regions?id=eq.${row?.id}`;
    }),
  );
  await enter(page, admin, '/admin/regions');
  await setProfile(admin.id, { role: 'investidor' });
  const notices = page.locator('[data-sonner-toast]').filter({ visible: true });
  for (const name of names) {
    await page.getByRole('switch', { name: new RegExp(name) }).click();
    await expect(notices).toContainText([name]);
  }
  // A touch expands the ones behind it.
  await notices.hover();
  await expect(notices).toHaveAttribute('data-expanded', 'true');
  await expect(notices).toHaveCount(1);
  const last = page.getByRole('main').getByRole('listitem').last();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { y, height } = await boxOf(last);
  expect((await boxOf(notices)).y - y - height).toBeGreaterThanOrEqual(0);
  await notices.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(notices).toContainText(names.slice(1, 2));
  await Promise.all(rows.map((row) => restAsService(row, { method: 'DELETE' })));
});

test('a notice of an ended session links to the sign-in in another tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'editor', '/admin/regions');
  await signedOut(page, async () => {
    await page.getByRole('switch').first().click();
    const way = page.getByRole('link', { name: 'Entrar em outra aba' });
    expect((await boxOf(way)).height).toBeGreaterThanOrEqual(44);
    const opened = page.context().waitForEvent('page');
    await way.click();
    const other = await opened;
    await expect(other).toHaveURL(/\/auth/);
    await other.close();
  });
  await expect(page).toHaveURL(/\/admin\/regions/);
});

test('the keyboard moves from a question to the notice above it and back', async ({ page }) => {
  const body = { name: `Aviso ${crypto.randomUUID()}`, is_active: false };
  const [region] = await restAsService<{ id: string }>('regions', { method: 'POST', body });
  // The notice that is closed first is that of the sign-in.
  await enter(page, await newAccount('admin'), '/admin/regions');
  const dismiss = page.getByRole('button', { name: 'Fechar aviso' });
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
  await page.getByRole('button', { name: `Excluir ${body.name}` }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await signedOut(page, async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Erro ao excluir região')).toBeVisible();
  });
  const way = page.getByRole('link', { name: 'Entrar em outra aba' });
  const close = question.getByRole('button', { name: 'Fechar' });
  const cancel = question.getByRole('button', { name: 'Cancelar' });
  for (const place of [close, dismiss, way, cancel]) {
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused();
  }
  for (const place of [way, dismiss, page.locator('[data-sonner-toast]'), close]) {
    await page.keyboard.press('Shift+Tab');
    await expect(place).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The pressed button disappears with its notice.
  await expect(page.getByText('Erro ao excluir região')).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await restAsService(`regions?id=eq.${region?.id}`, { method: 'DELETE' });
});
