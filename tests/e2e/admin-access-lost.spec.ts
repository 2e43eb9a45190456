import { type Account, areas, enter, newAccount, setProfile } from './accounts';
import { ANON_KEY, API_URL, restAsService } from './environment';
import { expect, test } from './fixtures';
import { sessionOf } from './replay';

/** Ends every session of an account at the auth service, as a new password does. */
async function endSessions(account: Account) {
  const { access_token: token } = await sessionOf(account);
  await fetch(`${API_URL}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, authorization: `Bearer ${token}` },
  });
}

test('a session that was ended elsewhere leaves an open form and its list unchanged', async ({
  page,
}) => {
  const account = await newAccount('editor');
  await enter(page, account, '/admin/regions');
  const region = page.getByRole('switch').first();
  const wasActive = (await region.getAttribute('aria-checked')) ?? '';

  await endSessions(account);
  await region.click();
  await expect(page.getByText('Erro ao atualizar status da região')).toBeVisible();
  await expect(page.getByText('Acesso negado. Faça login para continuar.')).toBeVisible();
  await expect(region).toHaveAttribute('aria-checked', wasActive);

  await page.getByRole('button', { name: 'Nova Região' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Ainda não salva');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Sua sessão terminou')).toBeVisible();
  await expect(dialog.getByLabel('Nome')).toHaveValue('Ainda não salva');
  await expect(page).toHaveURL(/\/admin\/regions$/);

  // The next visit says so and leads back.
  page.once('dialog', (question) => question.accept());
  await page.goto('/admin/hotels');
  await expect(page.getByText('Você precisa fazer login para acessar esta área.')).toBeVisible();
});

const LOSSES: [what: string, lose: (account: Account) => Promise<unknown>, heading: string][] = [
  ['deactivated', ({ id }) => setProfile(id, { is_active: false }), 'Conta Pendente de Aprovação'],
  ['made an investor', ({ id }) => setProfile(id, { role: 'investidor' }), 'Acesso Negado'],
  [
    'without a profile',
    ({ id }) => restAsService(`user_profiles?id=eq.${id}`, { method: 'DELETE' }),
    'Configurando perfil...',
  ],
];

for (const [what, lose, heading] of LOSSES) {
  test(`a user who is ${what} is told so at the next click in the back office`, async ({
    page,
  }) => {
    const account = await newAccount('editor');
    await enter(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await lose(account);
    await areas(page).getByRole('link', { name: 'Hotéis' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(areas(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}
