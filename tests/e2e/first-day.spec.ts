import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { submitSignIn, telephoneOf } from './accounts';
import { expectAccessible } from './axe';
import { test as base, expect } from './fixtures';
import { startOutageSite } from './outage-site';

const PASSWORD = 'Primeiro-dia-7';

type Chain = {
  url: string;
  newAccount: (email: string, role: string) => Promise<void>;
  /** Runs a query as the owner of the database. */
  sql: (query: string) => Promise<unknown>;
};

/** A site on a project without any content yet: no rows, accounts or images. */
const test = base.extend<object, { chain: Chain }>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use, { workerIndex }) => {
      const outboxDir = `test-results/first-day-outbox-${workerIndex}`;
      const project = await startEmbedded({
        memory: true,
        seedFile: '',
        accounts: false,
        outboxDir,
      });
      const site = await startOutageSite(project.url, {
        name: '-first-day',
        env: { SUPABASE_ANON_KEY: project.anonKey },
        without: /[\\/]server[\\/](app|page-cache)[\\/].*\.(html|rsc|meta|body|page)$/,
      });
      const newAccount = async (email: string, role: string) => {
        const answer = await fetch(`${project.url}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: project.anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: PASSWORD }),
        });
        expect(answer.status).toBe(200);
        await project.sql(
          'update public.user_profiles set role = $1, is_active = true where email = $2',
          [role, email],
        );
      };
      await use({ url: site.url, newAccount, sql: project.sql });
      await site.close();
      await project.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// On one site, one after the other.
test.describe.configure({ mode: 'default' });

async function enter(page: Page, { url, newAccount }: Chain, email: string, role: string) {
  await newAccount(email, role);
  await page.goto(`${url}/auth`);
  await submitSignIn(page, email, PASSWORD);
  await page.waitForURL(`${url}/admin`);
}

const photo = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Uploads an image from the dialog of an image field, which selects it and closes. */
async function choosePicture(page: Page, field: string, name: string, color: string) {
  await page.getByRole('button', { name: `Escolher na biblioteca: ${field}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher imagem' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo(color),
  });
  await expect(dialog).toBeHidden();
}

const save = (page: Page) => page.keyboard.press('ControlOrMeta+s');

test('from nothing to a chain with a hotel and an offer; two editors at once; an undone deletion', async ({
  page,
  browser,
  chain,
}) => {
  test.setTimeout(150_000);
  const shows = async (path: string, ...texts: string[]) => {
    for (const text of texts) {
      await expect
        .poll(async () => (await page.request.get(chain.url + path)).text())
        .toContain(text);
    }
  };
  await enter(page, chain, 'chefe@rede.example', 'admin');

  await test.step('the public site of an empty project has nothing to sell, and says so', async () => {
    await shows('/', 'Nossos hotéis aparecem aqui assim que forem publicados');
    await shows('/sitemap', 'Nenhum hotel publicado no momento.');
    await shows('/deals', 'Nenhum pacote disponível');
    await shows('/destinations', 'Nenhum destino encontrado');
  });

  await test.step('a region', async () => {
    await page.getByRole('link', { name: 'Nova Região' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova Região' });
    await dialog.getByLabel('Nome').fill('Costa Verde');
    await dialog.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Região criada!')).toBeVisible();
  });

  await test.step('an offer needs a hotel, and says so', async () => {
    await page.goto(`${chain.url}/admin/packages?nova=1`);
    const dialog = page.getByRole('dialog', { name: 'Nova Oferta' });
    const hotel = dialog.getByLabel('Hotel', { exact: true });
    await expect(hotel).toHaveAccessibleDescription(/a oferta precisa de um/);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('a hotel with a room and images', async () => {
    await page.getByRole('link', { name: 'Hotéis', exact: true }).click();
    await page.getByRole('link', { name: 'Novo Hotel' }).click();
    await page.getByLabel('Nome *', { exact: true }).fill('Pousada do Primeiro Dia');
    await page.getByLabel('Localização *').fill('Paraty, Rio de Janeiro');
    await page.getByLabel('Região').selectOption('Costa Verde');
    await page.getByLabel('Preço por noite *').fill('480');
    await choosePicture(page, 'Imagem de capa', 'fachada', '#2f7a66');
    await page.getByRole('tab', { name: 'Quartos' }).click();
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await page.getByLabel('Nome do quarto *').fill('Quarto do Cais');
    await save(page);
    await expect(page.getByText('Hotel criado!')).toBeVisible();
  });
  const hotelPath = '/hotel/pousada-do-primeiro-dia';
  await shows(hotelPath, 'Pousada do Primeiro Dia', 'Quarto do Cais', '/480.avif');
  await shows('/', 'Pousada do Primeiro Dia');
  await shows('/hotels', 'Pousada do Primeiro Dia', 'Costa Verde');
  await shows('/destinations', 'Costa Verde');

  await test.step('an offer', async () => {
    await page.goto(`${chain.url}/admin/packages`);
    await page.getByRole('button', { name: 'Nova Oferta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova Oferta' });
    await dialog.getByLabel('Nome da oferta').fill('Três noites no cais');
    await dialog.getByLabel('Hotel', { exact: true }).selectOption('Pousada do Primeiro Dia');
    await dialog.getByLabel('Preço (R$)').fill('1.290,00');
    await dialog.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Oferta criada!')).toBeVisible();
  });
  await shows('/deals', 'Três noites no cais');
  await shows(hotelPath, 'Três noites no cais');

  await test.step('another editor corrects the price while the name is being changed', async () => {
    const open = async (who: Page) => {
      await who.goto(`${chain.url}/admin/hotels`);
      await who.getByRole('link', { name: 'Editar Pousada do Primeiro Dia' }).click();
      await expect(who.getByLabel('Preço por noite *')).toHaveValue(/480/);
    };
    const colleague = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await enter(colleague, chain, 'colega@rede.example', 'editor');
    await open(page);
    await open(colleague);
    await colleague.getByLabel('Preço por noite *').fill('455');
    await save(colleague);
    await expect(colleague.getByText('Hotel atualizado!')).toBeVisible();
    await page.getByLabel('Subtítulo').fill('A maré entra no quintal');
    await save(page);
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    await expect(page.getByLabel('Preço por noite *')).toHaveValue(/455/);
    await colleague.context().close();
  });
  await shows(hotelPath, 'A maré entra no quintal', '455');

  await test.step('a deletion is undone', async () => {
    await page.goto(`${chain.url}/admin/hotels`);
    await page.getByRole('button', { name: 'Excluir Pousada do Primeiro Dia' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Hotel excluído!')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(chain.url + hotelPath)).status())
      .toBe(404);
    await page.goto(`${chain.url}/admin/historico?excluidos=1`);
    await page.getByRole('button', { name: 'Restaurar Pousada do Primeiro Dia' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
    await expect(page.getByText('Versão restaurada!')).toBeVisible();
  });
  await shows(hotelPath, 'Quarto do Cais', 'A maré entra no quintal', 'Três noites no cais');
});

test('a role is required to use codes: a week of notice, then no access without one', async ({
  page,
  browser,
  chain,
}) => {
  await enter(page, chain, 'chefe@ipehoteis.example', 'admin');
  await page.goto(`${chain.url}/admin/users`);
  const rules = page.getByRole('region', { name: 'Código do autenticador' });
  const editors = rules.getByRole('switch', { name: 'Exigir o código: Editores' });
  await editors.click();
  await expect(page.getByText(/tem 7 dias para configurar/)).toBeVisible();
  await expect(rules.getByText(/^Exigido a partir de \d\d\/\d\d\/\d{4}$/)).toBeVisible();

  const colleague = await (await browser.newContext()).newPage();
  await enter(colleague, chain, 'bia@ipehoteis.example', 'editor');
  await expect(colleague.getByText(/^A partir de .*, sua função exige um código/)).toBeVisible();
  await colleague.goto(`${chain.url}/admin/regions`);
  await colleague.getByRole('button', { name: 'Nova Região' }).click();
  const dialog = colleague.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Litoral');

  await chain.sql("update public.code_rules set required_from = now() - interval '1 minute'");
  // The input stays, with the reason why it was not saved.
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(
    colleague.getByText('Sua função exige um código do autenticador.').first(),
  ).toBeVisible();
  await expect(dialog.getByLabel('Nome')).toHaveValue('Litoral');
  colleague.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await colleague.getByRole('link', { name: 'Hotéis', exact: true }).click();
  await expect(colleague.getByRole('heading', { name: 'Proteja sua conta' })).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Configurar autenticador' }).click();
  const telephone = telephoneOf((await colleague.locator('code').textContent()) ?? '');
  await colleague.getByLabel('Código de 6 dígitos').fill(telephone.generate());
  await colleague.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await colleague.goto(`${chain.url}/admin/conta`);
  await expect(colleague.getByText(/^Sua função exige o código desde/)).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Desativar' })).toHaveCount(0);

  await page.reload();
  await expect(rules.getByText(/^1 de \d+ já usa/)).toBeVisible();
  await editors.click();
  await expect(page.getByText('O código passa a ser opcional.')).toBeVisible();
  await expect(editors).not.toBeChecked();
  await page.goto(`${chain.url}/admin/historico`);
  const lines = page.getByRole('listitem').filter({ hasText: 'Exigência de código: Editor' });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Exclusão');
  await colleague.context().close();
});
