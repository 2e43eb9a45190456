import type { Page } from '@playwright/test';
import { choosePassword, enterAs, linkTo, newAccount } from './accounts';
import { expectAccessible } from './axe';
import { ANON_KEY, API_URL, mailsTo, restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { replay, serverActions, sessionCookie, sessionOf } from './replay';

const fresh = () => `convite-${crypto.randomUUID().slice(0, 12)}@ipehoteis.example`;

async function profilesOf(email: string) {
  type Row = { role: string; is_active: boolean };
  const rows = await restAsService<Row>(`user_profiles?email=eq.${email}`);
  return rows.map(({ role, is_active }) => ({ role, is_active }));
}

async function invite(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Novo Usuário' });
  await page.getByRole('button', { name: 'Novo Usuário' }).click();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('radio', { name: /^Por convite/ }).check();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  return dialog;
}

const WELCOME = 'Escolha sua senha para entrar no painel da Ipê Hotéis.';

test('an invited person gets an e-mail, sets a password and is signed in with the given role', async ({
  page,
  browser,
}) => {
  const email = fresh();
  await enterAs(page, 'admin', '/admin/users');
  await page.getByRole('button', { name: 'Novo Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Usuário' });
  const password = dialog.getByLabel('Senha', { exact: true });
  const entry = dialog.getByRole('group', { name: 'Como a pessoa entra' });
  const first = entry.getByRole('radio', { name: 'Com uma senha inicial' });
  const byInvitation = entry.getByRole('radio', { name: /^Por convite/ });
  await expect(first).toBeChecked();
  // The field that the choice controls is below it.
  const [choice, field] = [await entry.boundingBox(), await password.boundingBox()];
  expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  await password.fill('123');
  // By keyboard, as any group of radio buttons.
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(byInvitation).toBeChecked();
  await expect(byInvitation).toHaveAccessibleDescription(
    'O e-mail leva um link que vale uma hora. A pessoa escolhe a própria senha.',
  );
  await expect(password).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(password).toHaveValue('123');
  await byInvitation.check();

  // Refused next to the field; the choice stays.
  await dialog.getByLabel('E-mail').fill('bia@');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Por favor, insira um email válido',
  );
  await expect(byInvitation).toBeChecked();

  await dialog.getByLabel('E-mail').fill(` ${email.toUpperCase()} `);
  await dialog.getByRole('radio', { name: 'Admin' }).check();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(
    page.getByText(`Convite enviado para ${email}. O link vale por uma hora.`),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await profilesOf(email)).toEqual([{ role: 'admin', is_active: true }]);
  const account = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(account).toContainText('Convite pendente');

  const link = await linkTo(email);
  expect(mailsTo(email)[0]?.subject).toBe('Escolha sua senha');
  const guest = await browser.newContext();
  const bia = await guest.newPage();
  await bia.goto(link);
  await expect(bia.getByRole('heading', { name: 'Boas-vindas' })).toBeVisible();
  await expect(bia.getByText(WELCOME)).toBeVisible();
  await bia.getByRole('button', { name: 'Continuar' }).click();
  await bia.waitForURL(/mode=update-password/);
  await expect(bia.getByText(WELCOME)).toBeVisible();
  await expectAccessible(bia);
  // The link alone opens nothing, and the usual password rules apply.
  await bia.goto('/admin');
  await expect(bia).toHaveURL(/\/auth\?next=/);
  await bia.goto('/auth?mode=update-password&convite=1');
  await choosePassword(bia, 'abcdefg1');
  await expect(bia.getByText('Password must contain at least one uppercase letter')).toBeVisible();
  await choosePassword(bia, 'Abcdefg1');
  await bia.waitForURL(/\/admin$/);
  await expect(bia.getByRole('banner')).toContainText(email);
  await expect(bia.getByRole('banner')).toContainText('Admin');
  await guest.close();
  await page.reload();
  await expect(account).toContainText('Ativo');

  // The link can't be used twice.
  const thief = await (await browser.newContext()).newPage();
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Continuar' }).click();
  await expect(thief.getByText('Este link já foi usado ou venceu.')).toBeVisible();
  await thief.context().close();
});

test('an address that already has an account is refused and gets no e-mail', async ({ page }) => {
  const known = await newAccount('editor', false);
  await enterAs(page, 'admin', '/admin/users');
  const dialog = await invite(page, known.email.toUpperCase());
  await expect(dialog.getByText('Este email já está registrado no sistema')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Por convite/ })).toBeChecked();
  expect(mailsTo(known.email)).toEqual([]);
  expect(await profilesOf(known.email)).toEqual([{ role: 'editor', is_active: false }]);
});

test('a link can be sent to any account and replaces the last one', async ({ page, browser }) => {
  const account = await newAccount('editor');
  await enterAs(page, 'admin', '/admin/users');
  await page.getByRole('button', { name: `Editar ${account.email}` }).click();
  const send = page
    .getByRole('dialog', { name: 'Editar Usuário' })
    .getByRole('button', { name: 'Enviar link para escolher a senha' });
  await send.click();
  const sent = page.getByText(`Link enviado para ${account.email}. Ele vale por uma hora.`);
  await expect(sent).toBeVisible();
  await expectAccessible(page);
  const former = await linkTo(account.email);
  await send.click();
  const link = await linkTo(account.email, 2);

  const other = await (await browser.newContext()).newPage();
  await other.goto(former);
  await other.getByRole('button', { name: 'Continuar' }).click();
  await expect(other.getByText('Este link já foi usado ou venceu.')).toBeVisible();
  await other.goto(link);
  await other.getByRole('button', { name: 'Continuar' }).click();
  await choosePassword(other, 'Abcdefg1');
  await other.waitForURL(/\/admin$/);
  await other.context().close();
});

test('an invitation that fails to send keeps the account, says so, and can be sent again', async ({
  page,
}) => {
  const email = fresh();
  // The number of e-mails that the auth service allows for one address.
  for (let i = 0; i < 10; i += 1) {
    await fetch(`${API_URL}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  }
  await enterAs(page, 'admin', '/admin/users');
  await invite(page, email);
  await expect(page.getByText('A conta foi criada, mas o convite não saiu.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar convite de novo' }).click();
  await expect(page.getByText('O e-mail com o link não saiu.')).toBeVisible();
  await expect(page.getByText(/O serviço de acesso chegou ao limite por agora/)).toBeVisible();
  expect(await profilesOf(email)).toEqual([{ role: 'editor', is_active: true }]);
  expect(mailsTo(email)).toEqual([]);
});

test("only administrators can send a link, and only to the account's own address", async () => {
  const [admin, editor, subject] = [
    await newAccount('admin'),
    await newAccount('editor'),
    await newAccount('editor'),
  ];
  const action = serverActions().get('sendUserLink');
  if (!action) throw new Error('The build has no action sendUserLink.');
  const other = fresh();
  const argument = { id: subject.id, email: other };
  const as = async (account: typeof admin) =>
    replay(action, argument, {
      origin: SITE_URL,
      cookie: sessionCookie(await sessionOf(account)),
    });
  expect(await as(editor)).toContain('"code":"forbidden"');
  expect(await as(subject)).toContain('"code":"forbidden"');
  expect(mailsTo(subject.email)).toEqual([]);
  expect(await as(admin)).toContain('"ok":true');
  await expect.poll(() => mailsTo(subject.email).length).toBe(1);
  expect(mailsTo(other)).toEqual([]);
});

test('a link with another redirect URL only leads to this site', async ({ page }) => {
  const { email } = await newAccount('editor');
  await fetch(`${API_URL}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const link = new URL(await linkTo(email));
  link.searchParams.set('redirect_to', 'https://evil.example/auth?convite=1');
  await page.goto(link.href);
  await expect(page.getByRole('heading', { name: 'Redefinir a senha' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(`${SITE_URL}/auth?mode=update-password`);
  await expect(page.getByRole('heading', { name: 'Escolha uma nova senha' })).toBeVisible();
});
