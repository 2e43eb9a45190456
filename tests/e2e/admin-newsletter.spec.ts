import { readFileSync } from 'node:fs';
import { enter, enterAs, newAccount, setProfile } from './accounts';
import { restAsService } from './environment';
import { expect, test } from './fixtures';

test('the newsletter list is downloaded without a question about unsaved settings', async ({
  page,
}) => {
  await enterAs(page, 'admin', '/admin/config');
  const phone = page.getByLabel('Telefone', { exact: true });
  await phone.pressSequentially('41');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar inscritos (CSV)' }).click(),
  ]);
  expect(asked).toEqual([]);
  await expect(phone).toHaveValue(/41$/);
  // Leaving the page still asks.
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('a file that is refused leads to a page that says why', async ({ page, context }) => {
  const admin = await newAccount('admin');
  await enter(page, admin, '/admin/config');
  const download = page.getByRole('button', { name: 'Exportar inscritos (CSV)' });
  await context.clearCookies();
  await download.click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fconfig$/);
  await expect(page.getByText(/^O arquivo não foi baixado: sua sessão terminou/)).toBeVisible();

  await enter(page, admin, '/admin/config');
  await setProfile(admin.id, { role: 'editor' });
  await download.click();
  await expect(page.getByText('Acesso restrito a administradores.')).toBeVisible();
  await expect(page.getByText('O arquivo não foi baixado: seu acesso mudou.')).toBeVisible();
});

test('hands out the newsletter list as a file that no spreadsheet runs, to administrators only', async ({
  page,
  context,
  request,
}) => {
  const unique = crypto.randomUUID().slice(0, 12);
  const email = `=cmd-${unique}@ipehoteis.example`;
  await restAsService('newsletter_subscribers', {
    method: 'POST',
    body: { email, source: 'about' },
  });
  const admin = await newAccount('admin');
  await enter(page, admin, '/admin/config');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar inscritos (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = readFileSync(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8');
  expect(text).toContain('"E-mail";"Consentimento em";"Origem";"Link para cancelar"\r\n');
  expect(text).toMatch(
    new RegExp(
      `cmd-${unique}@[^\\n]*;"${page.url().replace(/\/admin.*/, '')}/newsletter/sair\\?t=`,
    ),
  );
  const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  expect(text).toContain(`\r\n"'=cmd-${unique}@ipehoteis.example";"${today} `);

  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const own = new URL(page.url()).origin;
  const ask = async (headers: Record<string, string>, method = 'POST') => {
    const answer = await request.fetch('/admin/config/newsletter', {
      method,
      headers,
      maxRedirects: 0,
    });
    expect(await answer.text()).not.toContain(unique);
    return answer.status();
  };
  expect(await ask({ cookie }, 'GET')).toBe(405);
  expect(await ask({ cookie })).toBe(403);
  expect(await ask({ cookie, origin: 'null' })).toBe(403);
  expect(
    await ask({ cookie, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
  ).toBe(403);
  expect(await ask({ cookie, origin: own, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await ask({ origin: own, 'x-middleware-subrequest': 'middleware' })).toBe(303);
  for (const change of [{ role: 'editor' }, { role: 'admin', is_active: false }]) {
    await setProfile(admin.id, change);
    expect(await ask({ cookie, origin: own })).toBe(303);
  }

  // A subscriber who asked to be removed is: the history records the removal but no address.
  await setProfile(admin.id, { role: 'admin', is_active: true });
  await page.reload();
  const remove = page.getByRole('button', { name: 'Excluir da lista' });
  for (const typed of [`nova-${unique}@example.com`, email.toUpperCase()]) {
    await page.getByLabel('Excluir um inscrito').fill(typed);
    await remove.click();
    const dialog = page.getByRole('alertdialog');
    if (typed !== email.toUpperCase()) {
      await expect(page.getByText('Este e-mail não está na lista.')).toBeVisible();
      await expect(dialog).toBeHidden();
      continue;
    }
    await expect(dialog).toContainText(typed);
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click();
  }
  await expect(page.getByText('Inscrito excluído!')).toBeVisible();
  await page.goto(`/admin/historico?pessoa=${admin.id}`);
  const line = page.getByRole('listitem').filter({ hasText: 'Inscrição nas novidades por e-mail' });
  await expect(line).toContainText('Exclusão');
  await expect(line).toContainText(admin.email);
  expect(await page.content()).not.toContain(unique);
});
