import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { HOTEL, listOf, named, newName, newOffer, stored } from './stored-offer';

test('the list describes every offer, and searches, filters, toggles and removes', async ({
  page,
}) => {
  const offer = await newOffer({
    description: 'Três noites.',
    features: ['3 noites', 'Café'],
    offer_link: 'https://reservas.ipehoteis.example/a',
    offer_start_date: '2026-12-20',
    valid_until: '2099-01-31',
    price: 1290,
  });
  const admin = await newAccount('admin');
  await enter(page, admin, '/admin/packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerenciar Ofertas');
  await page.getByRole('searchbox').fill(offer.name.toUpperCase());
  await expect(page).toHaveURL(/q=OFERTA/);
  await expect(page.getByText('1 oferta, 1 ativa')).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: offer.name });
  for (const text of [
    'Ativo',
    'Link',
    HOTEL.name,
    'Três noites.',
    'Hospedagem: 20/12/2026 a ?',
    'No site: ? a 31/01/2099',
    'R$ 1.290,00',
    '3 noites',
  ]) {
    await expect(card).toContainText(text);
  }
  // The image is the hotel's, as visitors see it.
  await expect(card.locator('img')).toHaveAttribute('src', /curitiba|art/);
  await expectAccessible(page);

  await test.step('filters are in the URL, and special characters are treated as text', async () => {
    await page.getByLabel('Situação').selectOption('Inativas');
    await expect(page).toHaveURL(/situacao=inativas/);
    await expect(page.getByText('Nenhuma oferta encontrada.')).toBeVisible();
    await page.goto(`${listOf(offer.name)}&hotel=${HOTEL.id}&pagina=99`);
    await expect(card).toBeVisible();
    await expect(page.getByLabel('Hotel', { exact: true })).toHaveValue(HOTEL.id);
    await page.goto(listOf('%_*,().\\"^[$'));
    await expect(page.getByText('Nenhuma oferta encontrada.')).toBeVisible();
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page.getByRole('link', { name: 'Próxima' })).toBeVisible();
  });

  await test.step('the switch takes effect, and reverts when it is refused', async () => {
    await page.goto(listOf(offer.name));
    const active = page.getByRole('switch');
    await active.click();
    await expect(card).toContainText('Inativo');
    // The current list follows the answer, after the account is checked again.
    await expect(page.getByText('1 oferta, nenhuma ativa')).toBeVisible();
    expect((await stored(offer.id))?.is_active).toBe(false);
    await setProfile(admin.id, { role: 'investidor' });
    await active.click();
    await expect(page.getByText('Erro ao atualizar status da oferta')).toBeVisible();
    await expect(active).not.toBeChecked();
    expect((await stored(offer.id))?.is_active).toBe(false);
  });

  await test.step('removing asks first and requires an administrator', async () => {
    await setProfile(admin.id, { role: 'editor' });
    await page.getByRole('button', { name: `Excluir ${offer.name}` }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Tem certeza que deseja excluir esta oferta?',
    });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Erro ao excluir oferta')).toBeVisible();
    await expect(page.getByText('Apenas administradores podem excluir ofertas')).toBeVisible();
    expect(await stored(offer.id)).toBeDefined();
    await setProfile(admin.id, { role: 'admin' });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Oferta excluída!')).toBeVisible();
    await expect(page.getByText('Nenhuma oferta encontrada.')).toBeVisible();
    expect(await stored(offer.id)).toBeUndefined();
  });
});

test('an offer is validated before it is created, and then is on the site at once', async ({
  page,
}) => {
  const name = newName();
  await enterAs(page, 'editor', '/admin/packages?nova=1');
  const dialog = page.getByRole('dialog', { name: 'Nova Oferta' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/packages$/);
  const create = dialog.getByRole('button', { name: 'Criar' });

  await dialog.getByLabel('Início da hospedagem').fill('2099-02-02');
  await dialog.getByLabel('Fim da hospedagem').fill('2099-02-01');
  await dialog.getByLabel('Início da validade').fill('2099-01-01');
  await dialog.getByLabel('Fim da validade').fill('2099-01-01');
  await dialog.getByLabel('Endereço da reserva').fill('javascript:alert(1)');
  await dialog.getByLabel('Imagem', { exact: true }).fill('data:image/png;base64,AAAA');
  await dialog.getByLabel('Preço').fill('caro');
  const tooLong = 'Jantar '.repeat(15).trim();
  await dialog.getByLabel('Nova característica').fill(tooLong);
  await create.click();
  await expect(page.getByText('Erro ao salvar oferta')).toBeVisible();
  for (const [label, problem] of [
    ['Nome da oferta', 'Preencha este campo'],
    ['Hotel', 'Preencha este campo'],
    ['Preço', /Informe um preço em reais/],
    [/^Imagem$/, /Use um endereço https ou uma imagem/],
    ['Fim da hospedagem', 'A data de início do período deve ser anterior à data de fim'],
    ['Fim da validade', 'A data de início da validade deve ser anterior à data de fim'],
    ['Endereço da reserva', /Por favor, insira uma URL válida para o link da oferta/],
    ['Nova característica', /Texto longo demais/],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(problem);
  }
  await expect(dialog.getByLabel('Nome da oferta')).toBeFocused();
  await expectAccessible(page);

  // The item that was too long is shown whole and is removed like the others.
  await dialog.getByRole('button', { name: `Remover ${tooLong}` }).click();

  await dialog.getByLabel('Nome da oferta').fill(`<b>${name}</b>`);
  await dialog.getByLabel('Hotel').selectOption(HOTEL.name);
  await dialog.getByLabel('Preço').fill('1.290,50');
  await expect(dialog.getByText('R$ 1.290,50')).toBeVisible();
  await dialog.getByLabel('Imagem', { exact: true }).fill('/art/cafe.webp');
  await dialog.getByLabel('Descrição').fill('5 < 10 & <i>linhas</i>\n\nD’Ávila');
  await dialog.getByLabel('Endereço da reserva').fill('https://reservas.ipehoteis.example/b');
  await dialog.getByLabel('Fim da hospedagem').fill('2099-02-09');
  await expect(dialog.getByText('Fora do site até 01/01/2099')).toBeVisible();
  await dialog.getByLabel('Início da validade').fill('2026-01-01');
  await expect(dialog.getByText('Visível no site ao salvar')).toBeVisible();

  await test.step('features: Enter, button, blank, duplicate, removed by a click', async () => {
    const feature = dialog.getByLabel('Nova característica');
    for (const typed of ['Café', ' ', 'café', 'Wi-Fi']) {
      await feature.fill(typed);
      await feature.press('Enter');
    }
    await feature.fill('Piscina');
    await dialog.getByRole('button', { name: 'Adicionar' }).click();
    await expect(dialog.getByRole('button', { name: /^Remover (?!imagem)/ })).toHaveText([
      'Café',
      'Wi-Fi',
      'Piscina',
    ]);
    await dialog.getByRole('button', { name: 'Remover Wi-Fi' }).click();
    await feature.fill('Vista');
  });

  await create.dblclick();
  await expect(page.getByText('Oferta criada!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const rows = await named(name);
  expect(rows).toMatchObject([
    {
      hotel_id: HOTEL.id,
      description: '5 < 10 & <i>linhas</i>\n\nD’Ávila',
      image_url: '/art/cafe.webp',
      features: ['Café', 'Piscina', 'Vista'],
      is_active: true,
      valid_from: '2026-01-01',
      valid_until: '2099-01-01',
      offer_start_date: '2099-02-02',
      offer_end_date: '2099-02-09',
      offer_link: 'https://reservas.ipehoteis.example/b',
    },
  ]);
  expect(Number(rows[0]?.price)).toBe(1290.5);
  await expect.poll(async () => (await page.request.get('/deals')).text()).toContain(name);
});
