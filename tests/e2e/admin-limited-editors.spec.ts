import type { Page } from '@playwright/test';
import { type Account, enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { newHotel, storedHotels } from './stored-hotel';
import { listOf, newOffer, stored } from './stored-offer';

const OWN = 'ipe-guanabara';
const OTHER = 'ipe-bombinhas-praia';

async function hotelId(slug: string): Promise<string> {
  const [hotel] = await restAsService<{ id: string }>(`hotels?slug=eq.${slug}&select=id`);
  if (!hotel) throw new Error(`There is no hotel ${slug}.`);
  return hotel.id;
}

async function limitedEditor(): Promise<Account> {
  const editor = await newAccount('editor');
  await setProfile(editor.id, { hotel_ids: [await hotelId(OWN)] });
  return editor;
}

const limitOf = async ({ id }: Account) => {
  const [row] = await restAsService<{ hotel_ids: string[] | null }>(
    `user_profiles?id=eq.${id}&select=hotel_ids`,
  );
  return row?.hotel_ids;
};
const card = (page: Page, { email }: Account) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: email }) });

test('an administrator limits an editor to certain hotels, found by name', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  const editor = await newAccount('editor');
  await enterAs(page, 'admin', '/admin/users');
  await expect(card(page, editor)).toContainText('Todos os hotéis');
  await page.getByRole('button', { name: `Editar ${editor.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Usuário' });
  const hotels = dialog.getByRole('group', { name: 'Em quais hotéis' });
  await expect(hotels.getByRole('radio', { name: 'Todos os hotéis' })).toBeChecked();
  await hotels.getByRole('radio', { name: 'Só estes' }).check();

  // An empty selection is an error.
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  const search = hotels.getByRole('searchbox', { name: 'Adicionar hotel' });
  await expect(search).toHaveAccessibleDescription('Escolha ao menos um hotel');
  await expect(search).toBeFocused();
  expect(await limitOf(editor)).toBeNull();

  // The dialog says when no hotel is found and when the search failed.
  const outcome = hotels.getByRole('status');
  await search.fill('zzzz');
  await expect(outcome).toHaveText('Nenhum hotel encontrado.');
  await page.route('**/admin/packages/hotels?*', (route) => route.abort(), { times: 1 });
  await search.fill('guana');
  await expect(outcome).toHaveText('A busca não respondeu. Tente de novo.');
  await search.fill('guanab');
  await expect(outcome).toHaveText('1 hotel encontrado.');
  await hotels.getByRole('button', { name: 'Adicionar Ipê Guanabara' }).click();
  await expect(search).toBeFocused();
  await search.fill('bombinhas');
  await hotels.getByRole('button', { name: 'Adicionar Ipê Bombinhas Praia' }).click();
  await expectAccessible(page);
  await hotels.getByRole('button', { name: 'Tirar Ipê Bombinhas Praia' }).click();
  // The selection is restored after switching to the other option and back.
  await hotels.getByRole('radio', { name: 'Todos os hotéis' }).check();
  await hotels.getByRole('radio', { name: 'Só estes' }).check();
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, editor)).toContainText('Só Ipê Guanabara');
  expect(await limitOf(editor)).toEqual([await hotelId(OWN)]);

  await page.goto(`/admin/historico/users/${editor.id}`);
  await expect(page.getByRole('main')).toContainText('Em quais hotéis');
  await expect(page.getByRole('main')).toContainText('Ipê Guanabara');
});

test('an editor of one hotel sees only that hotel in lists, choices and counts, and can reach no other', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/);
  await enter(page, await limitedEditor(), '/admin/hotels');
  const main = page.getByRole('main');
  await expect(main).toContainText('Ipê Guanabara');
  await expect(main).not.toContainText('Ipê Bombinhas Praia');
  await expect(main.getByRole('link', { name: 'Novo Hotel' })).toHaveCount(0);

  await page.goto('/admin/packages');
  const hotels = main.getByRole('combobox', { name: 'Hotel' });
  await expect(hotels.getByRole('option')).toHaveText(['Todos os hotéis', /Ipê Guanabara/]);
  await expect(main).not.toContainText('Bombinhas');

  await page.goto('/admin');
  await expect(main).not.toContainText('Bombinhas');
  await expect(main.getByRole('link', { name: 'Novo Hotel' })).toHaveCount(0);
  await page.goto('/admin/resultados');
  await expect(main).toContainText('Entradas por estes hotéis');
  await expect(main).toContainText('Ipê Guanabara');
  await expect(main).not.toContainText('Bombinhas');
  await page.goto('/admin/hotels/novo');
  await expect(main.getByRole('alert')).toContainText('Acesso negado');

  const [own, other] = [await hotelId(OWN), await hotelId(OTHER)];
  await page.goto(`/admin/hotels/${own}`);
  await expect(page.getByRole('textbox', { name: /^Nome/ }).first()).toHaveValue('Ipê Guanabara');
  for (const path of [
    `/admin/hotels/${other}`,
    `/admin/previa/hotel/${other}`,
    `/admin/resultados?hotel=${other}`,
  ]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    expect(await response?.text()).not.toContain('Bombinhas');
  }
  const answer = await page.request.get('/admin/packages/hotels?q=ipe');
  const { data } = await answer.json();
  expect(data.hotels.map(({ name }: { name: string }) => name)).toEqual(['Ipê Guanabara']);
});

test('an editor whose hotels are all gone is told that none is theirs, not that there are none', async ({
  page,
}) => {
  const editor = await newAccount('editor');
  await setProfile(editor.id, { hotel_ids: [crypto.randomUUID()] });
  await enter(page, editor, '/admin/hotels');
  const main = page.getByRole('main');
  await expect(main).toContainText('Você não edita nenhum hotel no momento.');
  await page.goto('/admin/hotels?q=bombinhas');
  await expect(main).toContainText('Nenhum hotel encontrado com estes filtros.');

  // An offer belongs to a hotel, so none can be created without one.
  await page.goto('/admin/packages?nova=1');
  await expect(main).toContainText('Você não edita nenhum hotel no momento.');
  await expect(main).not.toContainText('Nenhuma oferta cadastrada.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Nova Oferta' })).toHaveCount(0);
  await page.goto('/admin');
  await expect(main.getByRole('link', { name: 'Nova Região' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Nova Oferta' })).toHaveCount(0);
});

test("an offer whose hotel is no longer the editor's is refused at its hotel and keeps what was typed", async ({
  page,
}) => {
  const offer = await newOffer({ hotel_id: await hotelId(OWN), is_active: false });
  const editor = await limitedEditor();
  await enter(page, editor, listOf(offer.name));
  await page.getByRole('button', { name: `Editar ${offer.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Oferta' });
  await dialog.getByLabel('Descrição').fill('Com café da manhã');
  await setProfile(editor.id, { hotel_ids: [await hotelId(OTHER)] });
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  const notice = 'Você não edita mais este hotel. Escolha um dos seus';
  await expect(dialog.getByLabel('Hotel')).toHaveAccessibleDescription(notice);
  // A copy of it could not be saved either.
  await expect(page.getByRole('button', { name: 'Usar em um registro novo' })).toHaveCount(0);
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Com café da manhã');
  expect(await stored(offer.id)).toMatchObject({ description: null });
});

test("a hotel that is no longer the editor's is refused, and no new one is promised", async ({
  page,
}) => {
  const { id } = await newHotel();
  const editor = await newAccount('editor');
  await enter(page, editor, `/admin/hotels/${id}`);
  await page.getByLabel('Subtítulo').fill('À beira do rio');
  await setProfile(editor.id, { hotel_ids: [await hotelId(OWN)] });
  await page.getByRole('button', { name: 'Salvar hotel' }).click();
  await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible();
  // A limited editor can't create any.
  await expect(page.getByText('hotel novo')).toHaveCount(0);
  await expect(page.getByLabel('Subtítulo')).toHaveValue('À beira do rio');
  expect(await storedHotels(`id=eq.${id}`)).toMatchObject([{ subtitle: null }]);
});
