import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthenticatorSetup } from '@/app/(staff)/auth/authenticator-setup';
import type { SetupAction, SetupState } from '@/app/(staff)/auth/state';
import { renderPt } from '../support/intl';

const PENDING = { id: '1', uri: 'otpauth://totp/a', key: 'ABCD', qr: { size: 1, path: 'M0 0h1' } };

it('focuses the heading once the code is confirmed', async () => {
  const action: SetupAction = async ({ pending }) => ({
    pending: pending ? null : PENDING,
    failure: null,
  });
  renderPt(
    <main>
      <h1 tabIndex={-1}>Sua conta</h1>
      <AuthenticatorSetup action={action} start="Configurar" />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Configurar' }));
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('keeps showing the key after a lost connection, and reports it', async () => {
  let answers: SetupState[] = [{ pending: PENDING, failure: null }];
  const action: SetupAction = async () => {
    const [answer] = answers;
    if (!answer) throw new TypeError('Failed to fetch');
    answers = [];
    return answer;
  };
  renderPt(<AuthenticatorSetup action={action} start="Configurar" />);
  await userEvent.click(screen.getByRole('button', { name: 'Configurar' }));
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
  await screen.findByText(/^O serviço de acesso não respondeu/);
  expect(screen.getByText(PENDING.key)).toBeVisible();
});
