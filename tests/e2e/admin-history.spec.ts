import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';

type Row = Record<string, unknown> & { id: string; name: string; slug: string };

/** Seeded; nothing of it is changed here. */
const REGION = 'Bahia';
const HOSTILE = '<img src=x onerror="window.hit=1"> "aspas" & </script><script>hit=1</script>';

const room = (more: object = {}) => ({
  name: 'Suíte Jardim',
  description: HOSTILE,
  price: 300,
  capacity: 2,
  images: ['/art/quarto-mar.webp'],
  included_items: ['Café da manhã'],
  ...more,
});

/** A hotel of the test's own with a room, two pictures and an offer of today. */
async function newHotel() {
  const name = `Ipê Passado ${crypto.randomUUID().slice(0, 8)}`;
  const [region] = await restAsService<Row>(`regions?name=eq.${encodeURIComponent(REGION)}`);
  const body = {
    name,
    location: 'Vila Teste, Bahia',
    price: 321,
    region_id: region?.id,
    features: { rooms: [room()], phone: '+55 71 0000-0000' },
  };
  const [hotel] = await restAsService<Row>('hotels', { method: 'POST', body });
  if (!hotel) throw new Error('The hotel was not stored.');
  await restAsService('hotel_images', {
    method: 'POST',
    body: [
      { hotel_id: hotel.id, image_url: '/art/salvador.webp', is_main: true },
      { hotel_id: hotel.id, image_url: '/art/piscina.webp', is_main: false },
    ],
  });
  const [offer] = await restAsService<Row>('hotel_packages', {
    method: 'POST',
    body: { hotel_id: hotel.id, name: `Oferta de ${name}`, price: 890 },
  });
  if (!offer) throw new Error('The offer was not stored.');
  return { hotel, offer };
}

const change = (id: string, body: object) =>
  restAsService(`hotels?id=eq.${id}`, { method: 'PATCH', body });
const stored = async (id: string) => (await restAsService<Row>(`hotels?id=eq.${id}`))[0];

test('a hotel that was deleted comes back with rooms, pictures and offers, on the site as well', async ({
  page,
}) => {
  const { hotel, offer } = await newHotel();
  const path = `/hotel/${hotel.slug}`;
  await enterAs(page, 'admin', `/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
  await page.getByRole('button', { name: `Excluir ${hotel.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Hotel excluído!')).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ver todo o histórico' }).click();
  await page.getByRole('link', { name: 'Excluídos' }).click();
  await expect(page).toHaveURL(/excluidos=1/);
  await page.getByLabel('Tipo de registro').selectOption('Hotel');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/excluidos=1&tipo=hotels/);
  const line = page.getByRole('listitem').filter({ hasText: hotel.name });
  await expect(line).toContainText('com 1 oferta');
  await expect(line).toContainText('Exclusão');
  await expect(line.getByRole('button', { name: `Restaurar ${hotel.name}` })).toBeVisible();

  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel.name);
  await expect(page.getByText('Este registro está excluído')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(offer.name);
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restaurar esta versão?' });
  await question.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Versão restaurada!')).toBeVisible();
  await expect(page.getByText('1 oferta voltou junto.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Restauração.*Versão atual/ })).toBeVisible();

  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  const html = await (await page.request.get(path)).text();
  for (const text of ['Suíte Jardim', '/art/salvador', '/art/piscina', offer.name]) {
    expect(html).toContain(text);
  }
  await page.goto(`/oferta/${offer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.name);
  expect(await page.evaluate('window.hit')).toBeUndefined();
});

test('a restored hotel whose picture was deleted is named, there and on the dashboard', async ({
  page,
  allowErrors,
}) => {
  // The picture itself.
  allowErrors(/404 \(Not Found\) .*\/media\//);
  const { hotel } = await newHotel();
  const picture = {
    file_name: 'fachada.jpg',
    width: 1200,
    height: 800,
    bytes: 1,
    mime: 'image/jpeg',
    sha256: hotel.id.replaceAll('-', '').repeat(2),
    is_ready: true,
  };
  const [media] = await restAsService<Row>('media_files', { method: 'POST', body: picture });
  if (!media) throw new Error('The picture was not stored.');
  await change(hotel.id, { image_url: `/media/${media.id}/1200.webp` });
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
  await restAsService(`media_files?id=eq.${media.id}`, { method: 'DELETE' });

  await enterAs(page, 'admin', `/admin/historico/hotels/${hotel.id}`);
  await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText(/Algumas imagens desta versão foram excluídas/)).toBeVisible();
  await page.goto('/admin');
  const lost = page.getByRole('region', { name: /imagens que foram excluídas da biblioteca/ });
  const line = lost.getByRole('link', { name: hotel.name });
  await expect(line).toContainText('1 imagem a trocar');
  await line.click();
  const field = page.getByRole('textbox', { name: 'Imagem de capa' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Esta imagem não carrega/);
  await expect(page).toHaveURL(`/admin/hotels/${hotel.id}`);
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('an offer whose hotel is deleted too is not restored before it', async ({ page }) => {
  const { hotel, offer } = await newHotel();
  await restAsService(`hotel_packages?id=eq.${offer.id}`, { method: 'DELETE' });
  await enterAs(page, 'admin', '/admin/historico?excluidos=1&tipo=packages');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: offer.name });
  await expect(line.getByRole('button')).toHaveText('Restaurar');
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line.getByRole('button')).toHaveCount(0);
  await line.getByRole('link').click();
  await expect(page.getByText('O hotel desta oferta também foi excluído.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restaurar esta versão' })).toHaveCount(0);
});

test('versions are compared in words; an older one comes back, unless somebody was faster', async ({
  page,
}) => {
  const { hotel } = await newHotel();
  await change(hotel.id, {
    price: 450,
    features: { rooms: [room({ price: 350 }), room({ name: 'Quarto Novo' })], phone: HOSTILE },
  });
  const admin = await newAccount('admin');
  await enter(page, admin);
  await page.goto(`/admin/hotels/${hotel.id}`);
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
  // The version that is there can't be restored.
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

  // Somebody saves meanwhile: it is said, shown, and nothing is overwritten.
  await change(hotel.id, { price: 460 });
  const restore = page.getByRole('button', { name: 'Restaurar esta versão' });
  await restore.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Este registro foi alterado por outra pessoa.')).toBeVisible();
  expect(Number((await stored(hotel.id))?.price)).toBe(460);
  await expect(part('Preço por noite').first()).toContainText(/Versão atualR\$\s460,00/);

  // A role that ends in the middle is refused.
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
  await expect
    .poll(async () => (await page.request.get(`/hotel/${hotel.slug}`)).text())
    .toContain('321,00');
  expect(await page.evaluate('window.hit')).toBeUndefined();
});

test('the history is for administrators; it asks first, and is filtered by whom and what', async ({
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
  await page.goto('/admin/historico/hotels/nada');
  await expect(page.getByText('Página não encontrada')).toBeVisible();
});
