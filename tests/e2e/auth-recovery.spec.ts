import type { Page } from '@playwright/test';
import { enter, linkTo, newAccount, submitSignIn } from './accounts';
import { mailsTo } from './environment';
import { expect, test } from './fixtures';

const unknown = () => `ninguem-${crypto.randomUUID().slice(0, 8)}@ipehoteis.example`;

test('a session sets no password and a recovery opens no back office, whatever their cookies are named', async ({
  page,
  context,
}) => {
  const account = await newAccount('editor');
  await enter(page, account);
  const cookieOf = async (name: string) =>
    (await context.cookies(`${new URL(page.url()).origin}/auth`)).find(
      (cookie) => cookie.name === name,
    );
  const rename = async (from: string, to: string, path: string) => {
    const cookie = await cookieOf(from);
    if (!cookie) throw new Error(`There is no cookie ${from}.`);
    await context.clearCookies();
    await context.addCookies([{ ...cookie, name: to, path }]);
    return cookie;
  };
  const form = page.getByRole('button', { name: 'Salvar nova senha' });

  await rename('vitrine-session', 'vitrine-recovery', '/auth');
  await page.goto('/auth?mode=update-password');
  await expect(page.getByText('O tempo para trocar a senha terminou.')).toBeVisible();
  await expect(form).toHaveCount(0);

  await context.clearCookies();
  await page.goto('/auth?mode=recovery');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  await page.waitForURL(/reset=true/);
  await page.goto(await linkTo(account.email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(form).toBeVisible();
  const recovery = await rename('vitrine-recovery', 'vitrine-session', '/');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();

  // Under its own name it sets a password, once.
  const set = async (password: string) => {
    await page.getByLabel('Nova senha', { exact: true }).fill(password);
    await page.getByLabel('Confirme a nova senha').fill(password);
    await form.click();
  };
  await context.clearCookies();
  await context.addCookies([recovery]);
  await page.goto('/auth?mode=update-password');
  // Another tab of the same recovery, loaded before it is used.
  const late = await context.newPage();
  await late.goto('/auth?mode=update-password');
  await set('Abcdefg1');
  await page.waitForURL(/\/admin$/);
  await context.clearCookies();
  await context.addCookies([recovery]);
  await late.getByLabel('Nova senha', { exact: true }).fill('Hijklmn2');
  await late.getByLabel('Confirme a nova senha').fill('Hijklmn2');
  await late.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(late.getByText('O tempo para trocar a senha terminou.')).toBeVisible();
  await page.goto('/auth');
  await submitSignIn(page, account.email, 'Abcdefg1');
  await page.waitForURL(/\/admin$/);
});

test('a forgotten password: e-mail, link, new password, back office', async ({ page, browser }) => {
  const account = await newAccount('editor');
  const other = await (await browser.newContext()).newPage();
  await enter(other, account);

  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(account.email.toUpperCase());
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).waitFor();
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email.toUpperCase());
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  await expect(page.getByText('Verifique seu email para redefinir sua senha')).toBeVisible();
  await expect(
    page.getByText('Email de recuperação enviado! Verifique sua caixa de entrada.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email.toUpperCase());
  const notice = page.getByRole('alert').filter({ hasText: 'Verifique seu email' });
  await expect(notice).toBeFocused();
  await expect(notice).toHaveCSS('box-shadow', 'none');

  const link = await linkTo(account.email);
  const [mail, ...more] = mailsTo(account.email);
  expect(more).toEqual([]);
  expect(new URL(link).pathname).toBe('/auth/confirm');
  // As a mail scanner does: it must not use up the link.
  for (let i = 0; i < 2; i += 1) expect((await fetch(link)).status).toBe(200);

  const device = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const phone = await device.newPage();
  // A long address has to wrap.
  await phone.setContent(mail?.html ?? '');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.waitForURL(/mode=update-password/);
  // The recovery only opens the form.
  await phone.goto('/admin');
  await expect(phone).toHaveURL(/\/auth\?next=/);
  await phone.goto('/auth?mode=update-password');
  const save = phone.getByRole('button', { name: 'Salvar nova senha' });
  for (const [password, confirmation, problem] of [
    ['Ab1', 'Ab1', 'Password must be at least 8 characters long'],
    [
      'abcdefg1',
      'abcdefg1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    ['Abcdefg1', 'Abcdefg2', 'As senhas não coincidem'],
    [account.password, account.password, 'New password should be different from the old password.'],
  ] as const) {
    await phone.getByLabel('Nova senha', { exact: true }).fill(password);
    await phone.getByLabel('Confirme a nova senha').fill(confirmation);
    await save.click();
    await expect(phone.getByText(problem)).toBeVisible();
  }
  await phone.evaluate(() => {
    const now = Date.now();
    const lock = { attempts: 6, windowStart: now, isLocked: true, lockoutStart: now };
    localStorage.setItem('rate_limit_login', JSON.stringify(lock));
  });
  await phone.getByLabel('Nova senha', { exact: true }).fill('Abcdefg1');
  await phone.getByLabel('Confirme a nova senha').fill('Abcdefg1');
  await save.click();
  await phone.waitForURL(/\/admin$/);
  await expect(phone.getByText('Senha atualizada com sucesso!')).toBeVisible();
  expect((await device.cookies()).map(({ name }) => name).sort()).toEqual([
    'vitrine-device',
    'vitrine-session',
  ]);
  // An earlier lockout ends with it, also on the screen.
  expect(await phone.evaluate(() => localStorage.getItem('rate_limit_login'))).toBeNull();

  // All other sessions have ended, the link is used up, and only the new password signs in.
  await other.goto('/admin');
  await expect(other).toHaveURL(/\/auth\?next=/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Este link já foi usado ou venceu.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir novo e-mail' })).toBeFocused();
  await page.goto('/auth');
  await submitSignIn(page, account.email, account.password);
  await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
  await submitSignIn(page, account.email, 'Abcdefg1');
  await page.waitForURL(/\/admin$/);
  await device.close();
  await other.close();
});

test('a reset for an unknown address gets the same answer, and the fourth one is refused', async ({
  page,
  context,
}) => {
  const email = unknown();
  const ask = async (tab: Page) => {
    await tab.goto('/auth?mode=recovery');
    await tab.getByLabel('E-mail').fill(email);
    await tab.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  };
  // Three at the same moment count as three.
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map(ask));
  for (const tab of tabs) {
    await expect(tab.getByText('Verifique seu email para redefinir sua senha')).toBeVisible();
  }
  await ask(page);
  await expect(
    page.getByText('Limite de tentativas excedido. Tente novamente em 60 minuto(s).'),
  ).toBeVisible();
  expect(mailsTo(email)).toEqual([]);
});

test('an account can request the link that changes its password, up to a limit', async ({
  page,
}) => {
  const account = await newAccount('editor');
  await enter(page, account, '/admin/conta');
  const send = page.getByRole('button', { name: 'Enviar link para trocar a senha' });
  await send.click();
  await expect(
    page.getByText(`Link enviado para ${account.email}. Ele vale por uma hora.`),
  ).toBeVisible();
  await page.goto(await linkTo(account.email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nova senha', { exact: true }).fill('Outra-senha-9');
  await page.getByLabel('Confirme a nova senha').fill('Outra-senha-9');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
  await page.goto('/admin/conta');
  // The limit for recoveries applies here too.
  const refusal = page.getByText('O serviço de acesso chegou ao limite por agora.');
  await expect(async () => {
    await send.click();
    await expect(refusal).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(mailsTo(account.email).length).toBeLessThanOrEqual(3);
});
