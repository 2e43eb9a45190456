import { screen, waitFor } from '@testing-library/react';
import { reasonOfMissingScript } from '@/components/admin/missing-script';
import { useLazyDialog } from '@/components/admin/use-lazy-dialog';
import { notify, toastOffline } from '@/components/ui/notify';
import { messages } from '@/lib/i18n/catalogue';
import { renderPt } from '../support/intl';

jest.mock('@/components/ui/notify', () => ({ notify: jest.fn(), toastOffline: jest.fn() }));

const { fetch: realFetch } = globalThis;
const answers = (answer: () => Promise<object>) => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.clearAllMocks();
});

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

it.each<[what: string, answer: () => Promise<object>, reason: string]>([
  ['a site that answers was updated', async () => ({ ok: true }), 'outdated'],
  ['a front without its site is no update', async () => ({ ok: false }), 'no-answer'],
  ['nor is a lost connection', noConnection, 'no-answer'],
])('%s', async (_, answer, reason) => {
  answers(answer);
  expect(await reasonOfMissingScript()).toBe(reason);
});

const load = () => Promise.reject(new Error('404'));

function Dialog({ onClose }: { onClose: () => void }) {
  return <p>{useLazyDialog<string>(load, true, onClose) ?? 'closed'}</p>;
}

it.each<[what: string, answer: () => Promise<object>, isOutdated: boolean]>([
  ['asks for a reload where the site was updated', async () => ({ ok: true }), true],
  ['speaks of the connection where there is none', noConnection, false],
])('a dialog whose script is missing %s', async (_, answer, isOutdated) => {
  answers(answer);
  const onClose = jest.fn();
  renderPt(<Dialog onClose={onClose} />);
  await waitFor(() => expect(isOutdated ? notify : toastOffline).toHaveBeenCalledTimes(1));
  expect(isOutdated ? toastOffline : notify).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('closed')).toBeVisible();
  if (!isOutdated) return;
  const { outdated, reload } = messages.admin.errors;
  const action = expect.objectContaining({ label: reload });
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: outdated, action }));
});
