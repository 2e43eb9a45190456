import { enter, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { HOSTILE, newHotel, room, stored } from './hotel-with-offer';
import { changeHotel } from './stored-hotel';

test('versions are compared in words, and an older one is restored unless someone else saved first', async ({
  page,
}) => {
  const { hotel } = await newHotel();
  await changeHotel(hotel.id, {
    price: 450,
    features: { rooms: [room({ price: 350 }), room({ name: 'Quarto Novo' })], phone: HOSTILE },
  });
  const admin = await newAccount('admin');
  await enter(page, admin, `/admin/hotels/${hotel.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Histórico' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel.name);
  await expect(page).toHaveTitle(`${hotel.name} · Histórico · Painel`);
  const version = page.getByRole('region', { name: /^Versão de/ });
  const part = (name: string) =>
    version.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(part('Preço por noite').first()).toContainText(
    /AntesR\$\s321,00Nesta versãoR\$\s450,00/,
  );
  await expect(part('Quartos')).toContainText('AlteradoSuíte Jardim');
  await expect(part('Quartos')).toContainText(/R\$\s300,00.*R\$\s350,00/);
  await expect(part('Quartos')).toContainText('NovoQuarto Novo');
  await expect(part('Telefone')).toContainText(HOSTILE);
  await expect(version).not.toContainText('"capacity"');
  // The current version can't be restored.
  await expect(page.getByRole('button', { name: 'Restaurar esta versão' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: /^Criação/ }).click();
  await expect(version).toContainText('O registro foi criado assim:');
  await version.getByRole('link', { name: 'Com a atual' }).click();
  await expect(part('Preço por noite').first()).toContainText(
    /Versão atualR\$\s450,00Nesta versãoR\$\s321,00/,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  // Someone else saves meanwhile: this is reported and shown, and nothing is overwritten.
  await changeHotel(hotel.id, { price: 460 });
  const restore = page.getByRole('button', { name: 'Restaurar esta versão' });
  await restore.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Este registro foi alterado por outra pessoa.')).toBeVisible();
  expect(Number((await stored(hotel.id))?.price)).toBe(460);
  await expect(part('Preço por noite').first()).toContainText(/Versão atualR\$\s460,00/);

  // An account that loses its role meanwhile is refused.
  await setProfile(admin.id, { role: 'editor' });
  await restore.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Apenas administradores podem restaurar versões')).toBeVisible();
  await setProfile(admin.id, { role: 'admin' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Versão restaurada!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const back = await stored(hotel.id);
  expect(Number(back?.price)).toBe(321);
  expect(back?.features).toEqual({ rooms: [room()], phone: '+55 71 0000-0000' });
  expect(await page.evaluate('window.hit')).toBeUndefined();
  // The notice leads to the version that was replaced, which can be restored as well.
  await page.getByRole('link', { name: 'Ver a versão de antes' }).click();
  await expect(part('Preço por noite').first()).toContainText(/Nesta versãoR\$\s460,00/);
  await expect(restore).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/hotel/${hotel.slug}`)).text())
    .toContain('321,00');
  expect(await page.evaluate('window.hit')).toBeUndefined();
});

test('the history is for administrators, asks before restoring, and filters by author and table', async ({
  page,
  allowErrors,
}) => {
  const account = await newAccount('editor');
  await enter(page, account);
  await expect(page.getByRole('heading', { name: 'O que precisa de atenção' })).toBeVisible();
  await expect(page.getByRole('link', { name: /histórico/i })).toHaveCount(0);
  for (const path of ['/admin/historico', `/admin/historico/users/${account.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('alert').getByText('Acesso negado')).toBeVisible();
    await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
  }
  await setProfile(account.id, { role: 'admin' });
  await page.goto(`/admin/historico/users/${account.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.email);
  await expect(page.getByRole('region', { name: /^Versão de/ })).toContainText(
    /AntesEditorNesta versãoAdmin/,
  );

  await page.getByRole('link', { name: /^Criação/ }).click();
  const open = page.getByRole('button', { name: 'Restaurar esta versão' });
  await open.click();
  const question = page.getByRole('alertdialog', { name: 'Restaurar esta versão?' });
  await expect(question.getByRole('button', { name: 'Restaurar' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(open).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Histórico' }).click();
  await page.getByLabel('Quem alterou').selectOption('Sistema');
  await page.getByLabel('Tipo de registro').selectOption('Usuário');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/pessoa=sistema/);
  await expect(page.getByRole('link', { name: account.email }).first()).toBeVisible();
  await expectAccessible(page);
  allowErrors(/404 \(Not Found\) .*\/admin\/historico\//);
  for (const path of ['hotels/nada', 'nada/1']) {
    await page.goto(`/admin/historico/${path}`);
    await expect(page.getByText('Página não encontrada')).toBeVisible();
    await expect(page).toHaveTitle('Página não encontrada · Painel');
  }
});
