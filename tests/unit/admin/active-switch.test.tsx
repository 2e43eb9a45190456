import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { connectToaster, type Toast } from '@/components/ui/notify';
import type { ErrorCode } from '@/lib/actions/result';
import { renderPt } from '../support/intl';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));

it.each<[ErrorCode, string, number]>([
  ['conflict', 'Este registro foi alterado por outra pessoa.', 1],
  ['unavailable', 'O serviço não respondeu. Nada foi perdido: tente novamente em instantes.', 0],
])('after %s it goes back, says why, and reads the list again %#', async (code, reason, times) => {
  mockRefresh.mockReset();
  const toasts: Toast[] = [];
  connectToaster((toast) => toasts.push(toast));
  renderPt(
    <ActiveSwitch
      isActive
      label="Ipê ativo"
      toggle={async () => ({ ok: false, code })}
      messages={{ failed: 'Erro ao alterar status do hotel' }}
    />,
  );
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ description: reason });
  expect(screen.getByRole('switch')).toBeChecked();
  expect(mockRefresh).toHaveBeenCalledTimes(times);
});
