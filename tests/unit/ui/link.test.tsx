import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import Link from '@/components/ui/link';
import { onFirstToast, takeWaiting } from '@/components/ui/notify';
import { siteAnswer } from '../support/browser-state';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: (...page: unknown[]) => push(...page) }),
}));

const fetcher = jest.fn();
const AWAY = { tone: 'destructive', title: 'Sem conexão' } as const;
let release = () => {};

/** Clicks a link offline, in a browser with or without an active service worker. */
function press(controller: object | null) {
  jest.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  render(<Link href="/deals">Ofertas</Link>);
  fireEvent.click(screen.getByRole('link', { name: 'Ofertas' }));
}

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = fetcher;
  release = onFirstToast(() => {}, { offline: AWAY, outdated: AWAY });
  takeWaiting();
});
afterEach(() => release());

it('stays on the page without a connection, and says so', async () => {
  fetcher.mockRejectedValue(new TypeError('Failed to fetch'));
  press(null);
  let said: unknown[] = [];
  await waitFor(() => {
    said = [...said, ...takeWaiting()];
    expect(said).toEqual([AWAY]);
  });
  expect(push).not.toHaveBeenCalled();
});

it('where the site answers all the same, the page is opened', async () => {
  fetcher.mockResolvedValue(siteAnswer());
  press(null);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/deals', { scroll: true }));
});

it('opens the page if a service worker responds for it', () => {
  press({});
  expect(push).toHaveBeenCalledWith('/deals', { scroll: true });
  expect(fetcher).not.toHaveBeenCalled();
});
