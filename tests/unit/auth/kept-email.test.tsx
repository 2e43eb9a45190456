import { act, fireEvent, screen } from '@testing-library/react';
import { Recovery } from '@/app/(staff)/auth/recovery';
import { SignIn } from '@/app/(staff)/auth/sign-in';
import { renderPt } from '../support/intl';

jest.mock('@/components/admin/session-channel', () => ({ onSessionEvent: () => () => {} }));

const action = async () => null;
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');

it('carries the typed e-mail from the sign-in to the recovery and back, but not in the URL', () => {
  const signIn = renderPt(<SignIn action={action} next="" />);
  fireEvent.change(email(), { target: { value: ' ana@ipehoteis.example' } });
  const forgot = screen.getByRole('link', { name: 'Esqueci minha senha' });
  fireEvent.click(forgot);
  expect(forgot).toHaveAttribute('href', '/auth?mode=recovery');
  signIn.unmount();

  const recovery = renderPt(<Recovery action={action} />);
  expect(email()).toHaveValue('ana@ipehoteis.example');
  fireEvent.click(screen.getByRole('link', { name: 'Voltar ao login' }));
  recovery.unmount();

  renderPt(<SignIn action={action} next="" />).unmount();
  // Used once: the next person at this tab finds an empty field.
  renderPt(<SignIn action={action} next="" />);
  expect(email()).toHaveValue('');
});

it('fills in the sign-in with the e-mail that the link was sent to', async () => {
  const recovery = renderPt(<Recovery action={action} />);
  fireEvent.change(email(), { target: { value: 'ana@ipehoteis.example' } });
  await act(async () =>
    screen.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click(),
  );
  recovery.unmount();
  const signIn = renderPt(<SignIn action={action} next="" hint="checkEmail" />);
  expect(email()).toHaveValue('ana@ipehoteis.example');
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'Secreta1' } });
  await act(async () => screen.getByRole('button', { name: 'Entrar' }).click());
  signIn.unmount();
  renderPt(<SignIn action={action} next="" />);
  expect(email()).toHaveValue('');
});

it('carries the e-mail along on Back, but not to a page after the sign-in', () => {
  window.history.replaceState(null, '', '/auth');
  const recovery = renderPt(<Recovery action={action} />);
  fireEvent.change(email(), { target: { value: 'ana@ipehoteis.example' } });
  recovery.unmount();
  const signIn = renderPt(<SignIn action={action} next="" />);
  expect(email()).toHaveValue('ana@ipehoteis.example');
  window.history.replaceState(null, '', '/admin');
  signIn.unmount();
  renderPt(<SignIn action={action} next="" />);
  expect(email()).toHaveValue('');
});

it('does not mention a sent e-mail before one was sent', () => {
  renderPt(<Recovery action={action} />);
  expect(screen.getByText(/Informe seu e-mail e enviaremos um link\./)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/enviamos/i);
});
