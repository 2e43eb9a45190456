import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserDialog } from '@/app/(staff)/admin/users/user-dialog';
import type { Saved } from '@/lib/actions/merge';
import type { Result } from '@/lib/actions/result';
import { renderPt } from '../support/intl';

type Answer = Promise<Result<Saved>>;

const AT = '2026-11-20T12:00:00Z';
const user = {
  id: 'x',
  email: 'ana@ipehoteis.example',
  role: 'admin' as const,
  is_active: true,
  hotel_ids: null,
  isProtected: false,
  isInvited: false,
  created_at: AT,
  updated_at: AT,
};

const done = async () => ({ ok: true as const, data: { updated_at: AT } });

function open({ isOwn = true, isOnlyAdmin = false, save = jest.fn<Answer, []>(done) } = {}) {
  renderPt(
    <UserDialog
      user={user}
      isOwn={isOwn}
      isOnlyAdmin={isOnlyAdmin}
      hotelNames={{}}
      actions={{ save, sendLink: jest.fn(), removeAuthenticator: jest.fn() }}
      onClose={() => {}}
    />,
  );
  return save;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['radio', /^Editor/, 'Deixar de ser administrador?', 'Mudar minha função'],
  ['radio', /^Investidor/, 'Deixar de ser administrador?', 'Mudar minha função'],
  ['switch', /^Usuário ativo/, 'Desativar o seu próprio acesso?', 'Desativar'],
])(
  'asks before an administrator gives up their own rights by the %s %s',
  async (role, name, question, confirm) => {
    const save = open();
    await userEvent.click(screen.getByRole(role, { name }));
    await press('Atualizar');
    expect(await screen.findByRole('alertdialog', { name: question })).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(save).not.toHaveBeenCalled();
    await press('Atualizar');
    await screen.findByRole('alertdialog');
    await press(confirm);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  },
);

it('names both losses for an account that loses its role and is disabled', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: /^Editor/ }));
  await userEvent.click(screen.getByRole('switch', { name: /^Usuário ativo/ }));
  await press('Atualizar');
  const question = await screen.findByRole('alertdialog', {
    name: 'Desativar o seu próprio acesso?',
  });
  expect(question).toHaveTextContent('deixa de ser administrador');
});

it.each([
  ['the account of a colleague', { isOwn: false }],
  ['the only administrator, which the database refuses', { isOnlyAdmin: true }],
])('does not ask about %s', async (_, whose) => {
  const save = open(whose);
  await userEvent.click(screen.getByRole('radio', { name: /^Editor/ }));
  await press('Atualizar');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

it.each([
  ['radio', /^Editor/, 'role'],
  ['switch', /^Usuário ativo/, 'is_active'],
])(
  'says at the %s %s that an administrator must remain, and focuses it',
  async (role, name, field) => {
    const fields = { [field]: 'lastAdmin' };
    const save = jest.fn(async () => ({ ok: false as const, code: 'invalid' as const, fields }));
    open({ isOnlyAdmin: true, save });
    const control = screen.getByRole(role, { name });
    await userEvent.click(control);
    await press('Atualizar');
    const words = 'É necessário manter ao menos um administrador ativo.';
    await waitFor(() => expect(control).toHaveAccessibleDescription(words));
    expect(control).toHaveFocus();
    await userEvent.click(
      role === 'radio' ? screen.getByRole('radio', { name: /^Admin/ }) : control,
    );
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  },
);
