import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestoreButton } from '@/app/(staff)/admin/historico/restore-button';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { renderPt } from '../support/intl';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
}));

const PATH = '/admin/historico/regions/1?versao=7';

it.each([
  ['leads to the version that was replaced', PATH, { label: 'Ver a versão de antes', href: PATH }],
  ['has no link after the restore of a deleted record', undefined, undefined],
])('the notice %s', async (_, replaced, link) => {
  const toasts: Toast[] = [];
  connectToaster(
    (toast) => toasts.push(toast),
    () => {},
  );
  renderPt(
    <RestoreButton
      input={{ kind: 'regions', id: '1', change: 3, seen: 8 }}
      name="Serra"
      consequence="O registro volta a ser como estava."
      restore={async () => ({ ok: true, data: { notes: [], slug: '', returned: 0 } })}
      replaced={replaced}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Restaurar esta versão' }));
  await user.click(screen.getByRole('button', { name: 'Restaurar' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ title: 'Versão restaurada!', link });
});
