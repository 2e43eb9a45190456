import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { UserCard } from '@/app/(staff)/admin/users/user-card';
import type { Role } from '@/lib/auth/roles';
import { renderPt } from '../support/intl';

type CardProps = ComponentProps<typeof UserCard>;

/** The card of an account, by default that of an active editor of all hotels. */
const cardOf = (user: Partial<CardProps['user']>, props: Partial<CardProps> = {}) => (
  <UserCard
    user={{
      id: 'x',
      email: 'ana@ipehoteis.example',
      role: 'editor',
      is_active: true,
      hotel_ids: null,
      isProtected: false,
      isInvited: false,
      created_at: '2026-11-20T12:00:00Z',
      updated_at: 'v1',
      ...user,
    }}
    hotels={null}
    isOwn={false}
    isOnlyAdmin={false}
    toggle={jest.fn()}
    onEdit={() => {}}
    {...props}
  />
);

it.each<[Role, boolean, string]>([
  ['admin', true, 'Acesso liberado'],
  ['editor', true, 'Acesso liberado'],
  ['investidor', true, 'Conta ativa, sem acesso ao painel'],
  ['editor', false, 'Sem acesso'],
  ['investidor', false, 'Sem acesso'],
])('an account that is %s and active %s: %s', (role, is_active, state) => {
  renderPt(cardOf({ role, is_active }));
  expect(screen.getByText(state)).toBeInTheDocument();
});

it.each<[string[] | null, string]>([
  [null, 'Todos os hotéis'],
  [['Ipê Gramado'], 'Só Ipê Gramado'],
  [['Ipê Gramado', 'Ipê Cataratas', 'Ipê Noronha'], 'Só Ipê Gramado, Ipê Cataratas, Ipê Noronha'],
  [['A', 'B', 'C', 'D', 'E'], 'Só A, B, C e mais 2'],
])('an editor of %p sees: %s', (hotels, shown) => {
  renderPt(cardOf({ hotel_ids: hotels }, { hotels }));
  expect(screen.getByText(shown)).toBeInTheDocument();
});

it.each([
  [true, 'Convite pendente'],
  [false, 'Inativo'],
])('an invited account without a password, active %s, is shown as: %s', (is_active, state) => {
  renderPt(cardOf({ is_active, isInvited: true }));
  expect(screen.getByText(state)).toBeInTheDocument();
  expect(screen.queryByText('Ativo')).not.toBeInTheDocument();
});

it('asks before one’s own access is switched off, and not before another’s', async () => {
  const toggle = jest.fn().mockResolvedValue({ ok: true, data: null });
  const card = (isOwn: boolean, isOnlyAdmin = false) =>
    cardOf({ role: 'admin' }, { isOwn, isOnlyAdmin, toggle });
  const events = userEvent.setup();
  const access = () => screen.getByRole('switch', { name: 'Acesso de ana@ipehoteis.example' });
  const { rerender } = renderPt(card(true));
  await events.click(access());
  const question = screen.getByRole('alertdialog', { name: 'Desativar o seu próprio acesso?' });
  expect(question).toHaveAccessibleDescription(/só volta quando outro administrador/);
  await events.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(toggle).not.toHaveBeenCalled();
  expect(access()).toBeChecked();

  await events.click(access());
  await events.click(screen.getByRole('button', { name: 'Desativar' }));
  await waitFor(() => expect(toggle).toHaveBeenCalledTimes(1));
  expect(toggle).toHaveBeenCalledWith({ id: 'x', version: 'v1', isActive: false });

  rerender(card(false));
  await events.click(access());
  await waitFor(() => expect(toggle).toHaveBeenCalledTimes(2));

  // The only administrator gets the error immediately.
  rerender(card(true, true));
  await events.click(access());
  await waitFor(() => expect(toggle).toHaveBeenCalledTimes(3));
});
