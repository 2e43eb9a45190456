import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LibraryBrowser } from '@/components/admin/media/library-browser';
import { MediaProvider } from '@/components/admin/media/media-context';
import { renderPt } from '../support/intl';

const UNANSWERED = 'O serviço não respondeu. Nada foi alterado.';
const json = (result: object) => ({ json: async () => result });

it.each([
  ['the session ended', { type: 'opaqueredirect' }, 'Acesso negado. Faça login para continuar.', 1],
  [
    'the account was deactivated',
    json({ ok: false, code: 'inactive' }),
    'Conta inativa. Entre em contato com o administrador.',
    0,
  ],
  ['the database is away', json({ ok: false, code: 'failed' }), UNANSWERED, 0],
  ['what comes is no answer', { json: () => Promise.reject(new Error('html')) }, UNANSWERED, 0],
])('shows why the library failed to load: %s', async (_, response, says, links) => {
  globalThis.fetch = jest.fn().mockResolvedValue(response);
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <LibraryBrowser first={null} />
    </MediaProvider>,
  );
  expect(await screen.findByText(says)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'mar');
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryByText(/0 de 0/)).not.toBeInTheDocument();
  const ways = screen.queryAllByRole('link', { name: 'Entrar em outra aba' });
  expect(ways).toHaveLength(links);
  const answer = { ok: true, data: { files: [], total: 0 } };
  globalThis.fetch = jest.fn().mockResolvedValue(json(answer));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhuma imagem encontrada.')).toBeVisible();
});
