import { enter, enterAs, newAccount, submitSignIn } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { visitEarly } from './prehydration-visit';
import { newHotel, storedHotels } from './stored-hotel';

test('every way of leaving the form asks first if there are unsaved changes', async ({
  page,
  context,
}) => {
  const hotel = await newHotel();
  const account = await newAccount('editor');
  await enter(page, account, `/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
  await page.getByRole('link', { name: `Editar ${hotel.name}` }).click();
  const subtitle = page.getByLabel('Subtítulo');
  const here = new RegExp(`/admin/hotels/${hotel.id}$`);
  await expect(page).toHaveURL(here);
  await subtitle.fill('Ainda não salvo');

  const asked: string[] = [];
  const answer = (stay: boolean) =>
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (stay ? dialog.dismiss() : dialog.accept());
    });
  const ways: Record<string, () => Promise<unknown>> = {
    'a link': () => page.getByRole('link', { name: 'Regiões' }).click(),
    'the way back of the browser': () => page.evaluate(() => history.back()),
    'a change of tabs': () =>
      page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('admin-tab-change', { detail: 'regions' })),
      ),
  };
  for (const [way, go] of Object.entries(ways)) {
    await test.step(`${way}: asked, and stays`, async () => {
      const before = asked.length;
      answer(true);
      await go();
      await expect.poll(() => asked.length).toBe(before + 1);
      await expect(page).toHaveURL(here);
      await expect(subtitle).toHaveValue('Ainda não salvo');
    });
  }
  expect(new Set(asked)).toEqual(
    new Set(['Há alterações que ainda não foram salvas. Sair mesmo assim?']),
  );

  await test.step('a session that ended: signing in elsewhere allows saving here', async () => {
    await context.clearCookies();
    await page.getByRole('button', { name: 'Salvar hotel' }).click();
    await expect(page.getByText('Sua sessão terminou')).toBeVisible();
    await expect(subtitle).toHaveValue('Ainda não salvo');
    await expectAccessible(page);
    const opened = context.waitForEvent('page');
    const way = page.getByRole('link', { name: 'Entrar em outra aba' });
    await expect(way).toBeInViewport();
    await expect(way).toBeFocused();
    await way.click();
    const other = await opened;
    await submitSignIn(other, account.email, account.password);
    await expect(other.getByText('Login realizado com sucesso!')).toBeVisible();
    await other.close();
    await expect(page.getByText('Sua sessão terminou')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Salvar hotel' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    expect((await storedHotels(`id=eq.${hotel.id}`))[0]).toMatchObject({
      subtitle: 'Ainda não salvo',
    });
  });

  await test.step('nothing is asked once everything is saved', async () => {
    await page.getByRole('link', { name: 'Regiões' }).click();
    await expect(page).toHaveURL(/regions$/);
    expect(asked).toHaveLength(Object.keys(ways).length);
  });
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('a form accepts no input before it can keep a draft', async ({ page }) => {
  const hotel = await newHotel();
  await enterAs(page, 'editor');
  const releaseScripts = await visitEarly(page, `/admin/hotels/${hotel.id}`);
  const subtitle = page.getByLabel('Subtítulo');
  await expect(subtitle).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await subtitle.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.type('cedo demais');
  await expect(subtitle).toHaveValue('');
  await releaseScripts();
  // Waits until the field responds to a press.
  await subtitle.click();
  await page.keyboard.type('na hora');
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(async () => (await storedHotels(`id=eq.${hotel.id}`))[0]?.subtitle)
    .toBe('na hora');
});
