import { areas, enter, linkTo, newAccount, signIn, submitSignIn } from './accounts';
import { expectAccessible } from './axe';
import { ACCOUNTS, ANON_KEY, API_URL, DEMO_PASSWORD } from './environment';
import { expect, test } from './fixtures';

const demo = (email: string) => ({ email, password: DEMO_PASSWORD });
const unknown = () => `ninguem-${crypto.randomUUID().slice(0, 8)}@ipehoteis.example`;

test('says what is wrong next to the field and keeps the input', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Entrar' }).click();
  const email = page.getByLabel('E-mail');
  await expect(email).toHaveAccessibleDescription('Por favor, insira um email válido');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Senha é obrigatória',
  );
  await expect(email).toBeFocused();
  await submitSignIn(page, 'ana@', 'x');
  await expect(page.getByText('Por favor, insira um email válido')).toBeVisible();
  await expect(page.getByText('Senha é obrigatória')).toBeHidden();
  await expect(email).toHaveValue('ana@');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
  await expectAccessible(page);
});

test('Back and Forward keep the e-mail that was typed', async ({ page }) => {
  await page.goto('/auth');
  const email = page.getByLabel('E-mail');
  await email.fill('ana@ipehoteis.example');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar o acesso' })).toBeVisible();
  await expect(email).toHaveValue('ana@ipehoteis.example');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Que bom ver você de novo' })).toBeVisible();
  await expect(email).toHaveValue('ana@ipehoteis.example');
  await email.fill('bia@ipehoteis.example');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Recuperar o acesso' })).toBeVisible();
  await expect(email).toHaveValue('bia@ipehoteis.example');
});

test('staff pages request nothing that their policy blocks', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('onRefused', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      Reflect.get(globalThis, 'onRefused')(violatedDirective);
    });
  });
  await signIn(page, demo(ACCOUNTS.admin));
  await page.goto('/admin/hotels');
  await page.getByRole('link', { name: 'Editar' }).first().click();
  await expect(page.getByLabel('Nome', { exact: false }).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('five wrong passwords lock the account, in any spelling, in every browser but its own', async ({
  page,
  browser,
}) => {
  const { email, password } = await newAccount('editor');
  // The browser of the account's owner, who has signed out.
  const home = await browser.newContext();
  const own = await home.newPage();
  await enter(own, { email, password });
  const cookies = await home.cookies();
  const device = cookies.find(({ name }) => name === 'vitrine-device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await own.getByRole('button', { name: 'Sair' }).click();
  await own.waitForURL(/\/auth/);

  await page.goto('/auth');
  for (let left = 4; left >= 0; left -= 1) {
    await submitSignIn(page, email, `errada-${left}`);
    await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
    const detail =
      { 0: /A próxima tentativa/, 1: /Resta 1 / }[left] ?? new RegExp(`Restam ${left} `);
    await expect(page.getByRole('alert').first()).toContainText(detail);
  }
  await submitSignIn(page, email, password);
  await expect(
    page.getByText('Limite de tentativas excedido. Tente novamente em 30 minuto(s).'),
  ).toBeVisible();

  // The stored copy shows it right after a reload; the database refuses the next try.
  await page.reload();
  const locked = 'Muitas tentativas. Tente novamente em 30 minuto(s).';
  await expect(page.getByText(locked)).toBeVisible();
  const isRefusedElsewhere = async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/auth');
    await submitSignIn(elsewhere, email.toUpperCase(), password);
    await expect(
      elsewhere.getByText(/^Muitas tentativas\. Tente novamente em \d+ min/),
    ).toBeVisible();
    await elsewhere.context().close();
  };
  await isRefusedElsewhere();

  await submitSignIn(own, email, password);
  await own.waitForURL(/\/admin$/);
  await home.close();
  // That ends no other account's lockout. Nor does the right password at the service itself.
  const call = (path: string, body: object, token = '') =>
    fetch(API_URL + path, {
      method: 'POST',
      headers: {
        apikey: ANON_KEY,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const opened = await call('/auth/v1/token?grant_type=password', { email, password });
  const { access_token } = await opened.json();
  expect((await call('/rest/v1/rpc/complete_sign_in', {}, access_token)).status).toBe(200);
  await isRefusedElsewhere();

  // A recovery does, even in a browser that the account does not know.
  await call('/auth/v1/recover', { email });
  await page.goto(await linkTo(email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nova senha', { exact: true }).fill('Abcdefg1');
  await page.getByLabel('Confirme a nova senha').fill('Abcdefg1');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.waitForURL(/\/admin$/);
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto('/auth');
  await submitSignIn(fresh, email, 'Abcdefg1');
  await fresh.waitForURL(/\/admin$/);
  await fresh.context().close();
});

test('an unknown address gets the same answer as a wrong password', async ({ page }) => {
  await page.goto('/auth');
  await submitSignIn(page, unknown(), 'qualquer');
  await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('signs in, reports errors, signs out', async ({ page }) => {
    await page.goto('/auth?next=/admin');
    await submitSignIn(page, ACCOUNTS.editor, '');
    await expect(page.getByText('Senha é obrigatória')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(ACCOUNTS.editor);
    await submitSignIn(page, ACCOUNTS.editor, DEMO_PASSWORD);
    await expect(page.getByRole('banner')).toContainText(ACCOUNTS.editor);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('heading', { name: 'Que bom ver você de novo' })).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/auth\?next=/);
  });
});

test('the menu of the areas slides in on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, demo(ACCOUNTS.editor));
  await expect(areas(page)).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Regiões' }).click();
  await expect(page).toHaveURL(/\/admin\/regions$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
