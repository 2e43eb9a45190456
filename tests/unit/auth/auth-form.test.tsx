import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { AuthForm } from '@/app/(staff)/auth/auth-form';
import type { AuthAction, AuthHint, AuthState } from '@/app/(staff)/auth/state';
import { lockoutKey } from '@/lib/auth/lockout-storage';
import { renderPt } from '../support/intl';

const PASSWORD = { name: 'password', label: 'Senha', autoComplete: 'current-password' } as const;
const LOCKED = 'Muitas tentativas. Tente novamente em 30 minuto(s).';

it.each<[AuthHint | undefined, string | null]>([
  ['checkEmail', 'Verifique seu email para redefinir sua senha'],
  ['signInFirst', 'Você precisa fazer login para acessar esta área.'],
  [undefined, null],
])('shows a lock in addition to the notice %s', async (hint, notice) => {
  const now = Date.now();
  const lock = { attempts: 5, windowStart: now, isLocked: true, lockoutStart: now };
  localStorage.setItem(lockoutKey('login'), JSON.stringify(lock));
  renderPt(<AuthForm action={jest.fn()} submit="Entrar" scope="login" hint={hint} />);
  await waitFor(() => expect(screen.getByText(LOCKED)).toBeVisible());
  if (!notice) return;
  // Neither explains the other.
  const both = screen.getByRole('alert').children;
  expect([...both].map(({ textContent }) => textContent)).toEqual([notice, LOCKED]);
});

it('focuses the emptied confirmation if it differs from the password, which stays', async () => {
  const fields = { confirmation: 'mismatch' };
  const send: AuthAction = async () => ({ ok: false, code: 'invalid', fields });
  renderPt(
    <AuthForm
      action={send}
      submit="Salvar"
      passwords={[
        { name: 'password', label: 'Nova senha', autoComplete: 'new-password' },
        { name: 'confirmation', label: 'Confirme a nova senha', autoComplete: 'new-password' },
      ]}
    />,
  );
  const [first, second] = ['Nova senha', 'Confirme a nova senha'].map((label) =>
    screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement];
  await userEvent.type(first, 'Nova12345');
  await userEvent.type(second, 'Outra12345{Enter}');
  await screen.findByText('As senhas não coincidem');
  await waitFor(() => expect(second).toHaveFocus());
  expect(second).toHaveValue('');
  expect(first).toHaveValue('Nova12345');
});

it('focuses the emptied password after a wrong one, however it was submitted', async () => {
  const typed = { email: 'ana@ipehoteis.example' };
  const send: AuthAction = async () => ({ ok: false, code: 'wrong', typed });
  renderPt(<AuthForm action={send} submit="Entrar" withEmail passwords={[PASSWORD]} />);
  await userEvent.type(screen.getByLabelText('E-mail'), typed.email);
  for (const tried of ['Errada123', 'Errada124']) {
    await userEvent.type(screen.getByLabelText('Senha'), tried);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Email ou senha incorretos');
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
    expect(screen.getByLabelText('Senha')).toHaveValue('');
    expect(screen.getByLabelText('E-mail')).toHaveValue(typed.email);
  }
});

it('reports a lost connection in the form and keeps everything that was typed', async () => {
  const send: AuthAction = () => Promise.reject(new TypeError('Failed to fetch'));
  renderPt(<AuthForm action={send} submit="Entrar" withEmail passwords={[PASSWORD]} />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@ipehoteis.example');
  await userEvent.type(screen.getByLabelText('Senha'), 'Certa123{Enter}');
  await screen.findByText(/^O serviço de acesso não respondeu/);
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@ipehoteis.example');
  expect(screen.getByLabelText('Senha')).toHaveValue('Certa123');
});

it('empties the password if the site answered but the auth service did not', async () => {
  const send: AuthAction = async () => ({ ok: false, code: 'unavailable' });
  renderPt(<AuthForm action={send} submit="Entrar" withEmail passwords={[PASSWORD]} />);
  await userEvent.type(screen.getByLabelText('Senha'), 'Certa123{Enter}');
  await screen.findByText(/^O serviço de acesso não respondeu/);
  expect(screen.getByLabelText('Senha')).toHaveValue('');
});

it('keeps what is typed while waiting for an answer, and the focus', async () => {
  let answer = (_: AuthState) => {};
  const send: AuthAction = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  renderPt(<AuthForm action={send} submit="Entrar" withEmail passwords={[PASSWORD]} />);
  const email = screen.getByLabelText('E-mail');
  await userEvent.type(email, 'anna@ipehoteis.example');
  await userEvent.type(screen.getByLabelText('Senha'), 'Certa123{Enter}');
  await userEvent.clear(email);
  await userEvent.type(email, 'ana@ipeh');
  answer({ ok: false, code: 'wrong', typed: { email: 'anna@ipehoteis.example' } });
  await screen.findByText('Email ou senha incorretos');
  expect(email).toHaveFocus();
  await userEvent.keyboard('oteis.example');
  expect(email).toHaveValue('ana@ipehoteis.example');
  expect(screen.getByLabelText('Senha')).toHaveValue('');
});

/** A sign-in page whose service does not answer, with a link to another page. */
function Pages() {
  const [page, open] = useState('Entrar');
  return (
    <>
      <h1>{page}</h1>
      <button type="button" onClick={() => startTransition(() => open('Recuperar senha'))}>
        Abrir
      </button>
      <AuthForm action={() => new Promise(() => {})} submit="Entrar" withEmail />
    </>
  );
}

it('lets another page open while it waits for its answer', async () => {
  renderPt(<Pages />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@ipehoteis.example{Enter}');
  await screen.findByRole('button', { name: 'Aguarde…' });
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recuperar senha');
});

it('sends once, however often it is submitted', async () => {
  const send = jest.fn<ReturnType<AuthAction>, Parameters<AuthAction>>(() => new Promise(() => {}));
  renderPt(<AuthForm action={send} submit="Entrar" withEmail />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@ipehoteis.example{Enter}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
