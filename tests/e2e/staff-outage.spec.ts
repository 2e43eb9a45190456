import type { Page } from '@playwright/test';
import { observe } from '../unit/support/observatory';
import { enter, newAccount } from './accounts';
import { restAsService } from './environment';
import { expect } from './fixtures';
import type { Fault } from './outage-proxy';
import { outageTest } from './outage-test';

const test = outageTest({ name: '-staff' });

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ allowErrors, outage: { proxy } }) => {
  allowErrors(/./);
  Object.assign(proxy.state, { fault: 'none', only: /./ });
});

const DENIED: Fault = {
  status: 403,
  body: { code: '42501', message: 'permission denied for table user_profiles' },
};

/** The list's own reads of profiles, not the shell's check of who is signed in. */
const LIST_OF_USERS = /user_profiles\?select=id(?:&|$)/;

/** What each area shows if its content can't be read: [URL, text, fault, affected requests]. */
const LOADING: [path: string, says: string, fault: Fault, only: RegExp][] = [
  ['/admin/hotels', 'Erro ao carregar hotéis', '503', /\/hotels\?/],
  ['/admin/hotels', 'Erro ao carregar hotéis', 'empty-list', /\/hotels\?/],
  ['/admin/regions', 'Erro ao carregar regiões', 'html', /\/regions\?/],
  ['/admin/regions', 'Erro ao carregar regiões', 'empty-list', /\/regions\?/],
  ['/admin/packages', 'Erro ao carregar ofertas', '503', /\/hotel_packages\?/],
  ['/admin/packages', 'Erro ao carregar ofertas', 'empty-list', /\/hotel_packages\?/],
  // The name of the hotel that the list is filtered by.
  [
    '/admin/packages?hotel=b0000000-0000-4000-8000-00000000ffff',
    'Erro ao carregar ofertas',
    '503',
    /\/hotels\?.*&id=in\./,
  ],
  ['/admin/users', 'Erro ao carregar usuários', '503', LIST_OF_USERS],
  [
    '/admin/users',
    'Acesso negado. Apenas administradores podem visualizar usuários.',
    DENIED,
    LIST_OF_USERS,
  ],
  ['/admin/config', 'Erro ao carregar configurações', 'truncated', /\/general_config\?/],
  ['/admin/config', 'Erro ao carregar configurações', 'empty-list', /\/general_config\?/],
];

test('a failed load is reported, never shown as an empty list, and the retry loads it', async ({
  page,
  outage: { proxy, site },
}) => {
  await enter(page, await newAccount('admin'), `${site.url}/admin`);
  for (const [path, says, fault, only] of LOADING) {
    Object.assign(proxy.state, { fault, only });
    await page.goto(site.url + path);
    await expect(page.getByRole('main').getByText(says, { exact: true }), says).toBeVisible();
    await expect(page.getByRole('region', { name: /Avisos/ }).getByText(says)).toBeVisible();
    await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
    proxy.state.fault = 'none';
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeHidden();
    await expect(page.getByText(says)).toHaveCount(0);
  }
});

test('a page that fails as a whole has the policy of the others, and is never stored', async ({
  page,
  outage: { proxy, site },
}) => {
  await enter(page, await newAccount('admin'), `${site.url}/admin`);
  proxy.state.fault = '503';
  for (const path of ['/admin', '/admin/users', '/admin/hotels/novo']) {
    const response = await page.request.get(site.url + path);
    expect(response.status(), path).toBeGreaterThanOrEqual(500);
    const headers = new Headers(response.headers());
    headers.set('strict-transport-security', 'max-age=63072000');
    expect(observe({ headers }).score, path).toBeGreaterThanOrEqual(125);
    expect(headers.get('cache-control'), path).toContain('no-store');
  }
});

test('a profile that is missing or unreadable does not lock anyone out for good', async ({
  page,
  outage: { proxy, site },
}) => {
  const account = await newAccount('editor');
  for (const fault of [
    DENIED,
    { status: 406, body: { code: 'PGRST116', message: 'no rows' } },
  ] satisfies Fault[]) {
    Object.assign(proxy.state, { fault, only: /user_profiles\?/ });
    await page.context().clearCookies();
    await enter(page, account, `${site.url}/admin`);
    await expect(page.getByRole('heading', { name: 'Configurando perfil...' })).toBeVisible();
    proxy.state.fault = 'none';
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});

/** Creates a record; returns it with its name in the list and a way to remove it. */
async function row(table: 'regions' | 'hotels' | 'hotel_packages', more: object) {
  const name = `Falha ${crypto.randomUUID().slice(0, 8)}`;
  const [made] = await restAsService<{ id: string }>(table, {
    method: 'POST',
    body: { name, ...more },
  });
  const rows = `${table}?id=eq.${made?.id}`;
  return { name, rows, drop: () => restAsService(rows, { method: 'DELETE' }) };
}

const WRITES = /^(?:POST|PATCH|DELETE) \/rest\/v1\/(?!rpc)/;

test('a switch or a removal that fails says so, and nothing has changed', async ({
  page,
  outage: { proxy, site },
}) => {
  await enter(page, await newAccount('admin'), `${site.url}/admin`);
  const hotel = await row('hotels', { location: 'Lugar', price: 1 });
  const [{ id: hotel_id } = { id: '' }] = await restAsService<{ id: string }>(hotel.rows);
  const areas = [
    {
      ...hotel,
      path: '/admin/hotels?q=',
      toggle: 'Erro ao alterar status do hotel',
      remove: 'Erro ao excluir hotel',
    },
    {
      ...(await row('hotel_packages', { hotel_id })),
      path: '/admin/packages?q=',
      toggle: 'Erro ao atualizar status da oferta',
      remove: 'Erro ao excluir oferta',
    },
    {
      ...(await row('regions', {})),
      path: '/admin/regions?q=',
      toggle: 'Erro ao atualizar status da região',
      remove: 'Erro ao excluir região',
    },
  ];
  for (const { name, rows, path, toggle, remove } of areas) {
    const before = await restAsService(rows);
    await page.goto(`${site.url}${path}${encodeURIComponent(name)}`);
    Object.assign(proxy.state, { fault: '503', only: WRITES });
    const active = page.getByRole('switch', { name: new RegExp(`^${name}`) });
    await active.click();
    await expect(page.getByText(toggle)).toBeVisible();
    await expect(active).toBeChecked();
    await page.getByRole('button', { name: `Excluir ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText(remove)).toBeVisible();
    expect(await restAsService(rows)).toEqual(before);
  }
  proxy.state.fault = 'none';
  for (const { drop } of areas.toReversed()) await drop();
});

const unique = () => `Perdida ${crypto.randomUUID().slice(0, 8)}`;

/** Forms for new records: how to fill them, what is typed after the first try, and their table. */
const NEW_RECORDS = [
  {
    path: '/admin/regions?nova=1',
    table: 'regions',
    save: 'Criar',
    failed: 'Erro ao salvar região',
    done: 'Região criada!',
    fill: async (page: Page, name: string) => {
      await page.getByLabel('Nome').fill(name);
      await page.getByRole('switch', { name: 'Região ativa' }).click();
    },
  },
  {
    path: '/admin/packages?nova=1',
    table: 'hotel_packages',
    save: 'Criar',
    failed: 'Erro ao salvar oferta',
    done: 'Oferta criada!',
    fill: async (page: Page, name: string) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nome da oferta').fill(name);
      await dialog.getByLabel('Hotel').selectOption('Ipê Curitiba Batel');
      await dialog.getByLabel('Preço').fill('1.290,50');
      await dialog.getByRole('switch', { name: 'Oferta ativa' }).click();
    },
  },
];

test('a save that fails, or succeeds unreported, loses no input and creates one record', async ({
  page,
  outage: { proxy, site },
}) => {
  test.setTimeout(90_000);
  await enter(page, await newAccount('admin'), `${site.url}/admin`);
  proxy.state.only = WRITES;
  for (const { path, table, save, failed, done, fill } of NEW_RECORDS) {
    const name = unique();
    const rows = `${table}?name=eq.${encodeURIComponent(name)}`;
    const button = page.getByRole('button', { name: save });
    const description = page.getByLabel('Descrição').first();
    await page.goto(site.url + path);
    await fill(page, name);
    for (const fault of ['503', 'reset', 'lost'] satisfies Fault[]) {
      proxy.state.failed = 0;
      proxy.state.fault = fault;
      await description.fill(fault);
      await button.click();
      await expect.poll(() => proxy.state.failed, fault).toBe(1);
      await expect(button, fault).toBeVisible();
      await expect(page.getByText(failed).first()).toBeVisible();
      await expect(description, fault).toHaveValue(fault);
    }
    proxy.state.fault = 'none';
    expect(await restAsService(rows)).toMatchObject([{ description: 'lost' }]);
    await description.fill('O que veio depois');
    await button.dblclick();
    await expect(page.getByText(done)).toBeVisible();
    expect(await restAsService(rows)).toMatchObject([{ description: 'O que veio depois' }]);
    await restAsService(rows, { method: 'DELETE' });
  }
});

/** The message if a new account was created but its permissions were not set. */
const PERMISSIONS: [fault: Fault, says: string][] = [
  [DENIED, 'Usuário criado mas não foi possível definir permissões. Contate um administrador.'],
  ['database', 'Usuário criado com sucesso! Verifique se o perfil foi configurado corretamente.'],
];

test('an account whose permissions could not be set exists, and this is reported', async ({
  page,
  outage: { proxy, site },
}) => {
  await enter(page, await newAccount('admin'), `${site.url}/admin/users`);
  for (const [fault, says] of PERMISSIONS) {
    const email = `falha-${crypto.randomUUID().slice(0, 12)}@ipehoteis.example`;
    Object.assign(proxy.state, { fault, only: /^PATCH .*user_profiles/ });
    await page.getByRole('button', { name: 'Novo Usuário' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Senha', { exact: true }).fill('123456');
    await dialog.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await restAsService(`user_profiles?email=eq.${email}`)).toMatchObject([
      { is_active: false },
    ]);
  }
});
