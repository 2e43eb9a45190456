import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { connectToaster, type Toast } from '@/components/ui/notify';
import type { ErrorCode, Result } from '@/lib/actions/result';
import { messages } from '@/lib/i18n/catalogue';
import { siteAnswer } from '../support/browser-state';
import { renderPt } from '../support/intl';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ refresh: mockRefresh }),
}));

const toasts: Toast[] = [];
const withdrawn: Toast[] = [];
const fetched = jest.fn();

beforeEach(() => {
  mockRefresh.mockReset();
  fetched.mockReset();
  globalThis.fetch = fetched;
  toasts.length = 0;
  withdrawn.length = 0;
  connectToaster(
    (toast) => toasts.push(toast),
    (toast) => withdrawn.push(toast),
  );
});

function renderSwitch(toggle: () => Promise<Result>) {
  renderPt(
    <ActiveSwitch
      isActive
      label="Ipê ativo"
      toggle={toggle}
      messages={{ failed: 'Erro ao alterar status do hotel', record: 'Ipê' }}
    />,
  );
  return screen.getByRole('switch');
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const UNAVAILABLE = 'Ipê: O serviço não respondeu. Nada foi perdido: tente novamente em instantes.';

it.each<[ErrorCode, string, number]>([
  ['conflict', 'Ipê: Este registro foi alterado por outra pessoa.', 1],
  ['unavailable', UNAVAILABLE, 0],
])('after %s: switches back, says why, refreshes on a conflict %#', async (code, reason, times) => {
  const active = renderSwitch(async () => ({ ok: false, code }));
  fireEvent.click(active);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ description: reason });
  await waitFor(() => expect(active).toBeChecked());
  expect(mockRefresh).toHaveBeenCalledTimes(times);
});

it.each([
  ['the site answers again: the list is read', async () => siteAnswer(), 1],
  ['the site is away: the page stays', lost, 0],
])('after a lost answer, %s', async (_, answer, times) => {
  fetched.mockImplementation(answer);
  fireEvent.click(renderSwitch(lost));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await act(async () => {});
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/health/live');
  const description = UNAVAILABLE;
  expect(toasts).toEqual([
    { tone: 'destructive', title: 'Erro ao alterar status do hotel', description },
  ]);
  expect(mockRefresh).toHaveBeenCalledTimes(times);
});

it('withdraws the notice of a failure when the next press has another result', async () => {
  const answers: Result[] = [
    { ok: false, code: 'unavailable' },
    { ok: false, code: 'unavailable' },
    { ok: false, code: 'denied' },
    { ok: true, data: null },
  ];
  const active = renderSwitch(async () => answers.shift() ?? { ok: false, code: 'failed' });
  const press = async () => {
    fireEvent.click(active);
    await waitFor(() => expect(active).not.toHaveAttribute('aria-busy', 'true'));
    await act(async () => {});
  };
  await press();
  await press();
  expect(withdrawn).toEqual([]);
  await press();
  expect(withdrawn).toEqual([toasts[0]]);
  await press();
  expect(withdrawn).toEqual([toasts[0], toasts[2]]);
});

it('shows a notice while the answer takes long, and withdraws it when it arrives', async () => {
  jest.useFakeTimers();
  let answer = (_: Result) => {};
  const waiting = new Promise<Result>((resolve) => {
    answer = resolve;
  });
  fireEvent.click(renderSwitch(() => waiting));
  expect(toasts).toEqual([]);
  await act(async () => jest.runOnlyPendingTimers());
  const { title, nothing: description } = messages.admin.forms.slow;
  expect(toasts).toEqual([{ tone: 'destructive', title, description, stays: true }]);
  await act(async () => answer({ ok: true, data: null }));
  expect(withdrawn).toEqual(toasts);
  jest.useRealTimers();
});
