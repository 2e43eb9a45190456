import { act, screen } from '@testing-library/react';
import { ProvisioningScreen } from '@/app/(staff)/provisioning-screen';
import { siteAnswer } from '../support/browser-state';
import { renderPt } from '../support/intl';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ refresh: mockRefresh }),
}));

const { fetch: realFetch } = globalThis;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

it('waits for a connection before refreshing, which would show an error without one', async () => {
  jest.useFakeTimers();
  const fetched = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched.mockResolvedValue(siteAnswer());
  renderPt(<ProvisioningScreen userId="ana" signOut={jest.fn()} />);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(mockRefresh).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Configurando perfil...' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});
