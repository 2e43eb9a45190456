import { act, render, screen } from '@testing-library/react';
import { StoredPageNote } from '@/components/site/stored-page-note';
import { messages } from '@/lib/i18n/catalogue';
import { siteAnswer } from '../support/browser-state';

const LOST = 'Você está sem conexão.';
const BACK = /^A conexão voltou\. Atualizar$/;

const showStored = () => {
  document.body.innerHTML = `<output data-offline-note>${LOST}</output>`;
  return render(<StoredPageNote messages={messages.offline} />);
};
const happens = (type: 'online' | 'offline', isThere: boolean) =>
  act(async () => {
    siteAnswers(isThere);
    dispatchEvent(new Event(type));
  });
const siteAnswers = (ok: boolean) => {
  globalThis.fetch = jest.fn().mockResolvedValue(siteAnswer(ok));
};
const note = () => screen.getByRole('status');

beforeEach(() => siteAnswers(false));
afterEach(() => {
  document.body.innerHTML = '';
});

it('a stored page says that the connection is back, and offers to reload', async () => {
  showStored();
  expect(note()).toHaveTextContent(LOST);
  await happens('online', true);
  expect(note()).toHaveTextContent(BACK);
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeVisible();
});

it('says the same after a second browser event, and unmounts without an error', async () => {
  const { unmount } = showStored();
  await happens('online', true);
  await happens('online', true);
  expect(note()).toHaveTextContent(BACK);
  unmount();
  expect(note()).toHaveTextContent(LOST);
});

it('after another loss, says that there is no connection, until the next return', async () => {
  showStored();
  await happens('online', true);
  await happens('offline', false);
  expect(note().textContent).toBe(LOST);
  await happens('online', true);
  expect(note()).toHaveTextContent(BACK);
});

it('any other page requests and shows nothing', async () => {
  const { container } = render(<StoredPageNote messages={messages.offline} />);
  await happens('online', true);
  expect(fetch).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

const FAILED = 'O site não conseguiu mostrar esta página agora.';
const showFailed = () => {
  document.body.innerHTML = `<output data-offline-note="${LOST}">${FAILED}</output>`;
  return render(<StoredPageNote messages={messages.offline} />);
};

it('where the site failed it keeps saying so, and offers the page of now, though the process answers', async () => {
  showFailed();
  await happens('online', true);
  expect(note().textContent).toBe(`${FAILED} Atualizar`);
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeVisible();
});

it('and says that there is no connection while the browser has none', async () => {
  const { unmount } = showFailed();
  await happens('offline', false);
  expect(note().textContent).toBe(`${LOST} Atualizar`);
  await happens('online', true);
  expect(note().textContent).toBe(`${FAILED} Atualizar`);
  await happens('offline', false);
  unmount();
  expect(note()).toHaveTextContent(FAILED);
});
