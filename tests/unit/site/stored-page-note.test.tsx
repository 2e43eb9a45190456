import { act, render, screen } from '@testing-library/react';
import { StoredPageNote } from '@/components/site/stored-page-note';
import { messages } from '@/lib/i18n/catalogue';

const comeBack = () =>
  act(async () => {
    globalThis.fetch = jest.fn().mockResolvedValue({ ok: true });
    dispatchEvent(new Event('online'));
  });

afterEach(() => {
  document.body.innerHTML = '';
});

it('a stored page says that the connection is back, and offers the page of now', async () => {
  document.body.innerHTML = '<output data-offline-note>Você está sem conexão.</output>';
  render(<StoredPageNote messages={messages.offline} />);
  expect(screen.getByRole('status')).toHaveTextContent('Você está sem conexão.');
  await comeBack();
  expect(screen.getByRole('status')).toHaveTextContent(/^A conexão voltou\. Atualizar$/);
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeVisible();
});

it('any other page asks nothing and says nothing', async () => {
  const { container } = render(<StoredPageNote messages={messages.offline} />);
  await comeBack();
  expect(fetch).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});
