import { fireEvent, screen } from '@testing-library/react';
import { AuthForm } from '@/app/(staff)/auth/auth-form';
import type { AuthCode } from '@/app/(staff)/auth/state';
import { renderPt } from '../support/intl';

const refusal = (code: AuthCode) => async () => ({ ok: false as const, code });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));

it('links to a new e-mail and back to the sign-in if the link was used up', async () => {
  renderPt(<AuthForm action={refusal('usedUp')} submit="Continuar" />);
  press();
  const again = await screen.findByRole('link', { name: 'Pedir novo e-mail' });
  expect(again).toHaveAttribute('href', '/auth?mode=recovery');
  expect(again).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/auth');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the same links, and no button, for an incomplete link', () => {
  renderPt(<AuthForm action={refusal('usedUp')} submit="Continuar" hint="missing" />);
  expect(screen.getByText('Este link está incompleto.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pedir novo e-mail' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be submitted again if the service does not answer', async () => {
  renderPt(<AuthForm action={refusal('unavailable')} submit="Continuar" />);
  press();
  expect(await screen.findByText(/O serviço de acesso não respondeu\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
