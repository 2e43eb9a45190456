import { fireEvent, render, screen } from '@testing-library/react';
import { keepDraft } from '@/components/admin/drafts/draft-store';
import {
  confirmLeave,
  hasUnsavedChanges,
  reloadPage,
  useLeaveWarning,
  useUnsavedChangesGuard,
} from '@/components/admin/use-unsaved-changes-guard';
import { allowConsoleError } from '../../setup/console';

function Guard({ changed = true, asked }: { changed?: boolean; asked: string }) {
  useUnsavedChangesGuard(changed, asked);
  return null;
}

function Upload() {
  useLeaveWarning(true);
  return null;
}

let confirm: jest.SpyInstance;
/** There is no other page here to go to. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  document.addEventListener('click', stay);
});
afterEach(() => document.removeEventListener('click', stay));

const pressLink = () => fireEvent.click(screen.getByRole('link'));

it('asks before a link leaves what was not saved', () => {
  render(
    <>
      <Guard asked="Sair do formulário?" />
      <a href="/admin/regions">Regiões</a>
    </>,
  );
  pressLink();
  expect(confirm).toHaveBeenCalledWith('Sair do formulário?');
  confirm.mockReturnValue(true);
  expect(confirmLeave()).toBe(true);
});

it('a changed dialog that is closed leaves the question of the form below it', () => {
  const page = (dialog: boolean) => (
    <>
      <Guard asked="Sair do formulário?" />
      {dialog ? <Guard asked="Fechar a janela?" /> : null}
      <a href="/admin/regions">Regiões</a>
    </>
  );
  const { rerender, unmount } = render(page(true));
  rerender(page(false));
  expect(hasUnsavedChanges()).toBe(true);
  pressLink();
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(confirm).toHaveBeenCalledWith('Sair do formulário?');
  unmount();
  expect(hasUnsavedChanges()).toBe(false);
});

it('asks once for all forms of a page, and for none that is not changed', () => {
  confirm.mockReturnValue(true);
  render(
    <>
      <Guard asked="Sair do formulário?" />
      <Guard asked="Fechar a janela?" />
      <Guard changed={false} asked="Nada" />
      <a href="/admin/regions">Regiões</a>
    </>,
  );
  pressLink();
  expect(confirm.mock.calls).toEqual([['Fechar a janela?']]);
});

/** Whether the browser would ask before the page goes. */
const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('a reload that the page offers asks about no draft, but about what no draft keeps', () => {
  // There is no page that jsdom could load.
  allowConsoleError(/Not implemented: navigation/);
  jest.useFakeTimers();
  const { rerender } = render(<Guard asked="Sair do formulário?" />);
  expect(asks()).toBe(true);
  reloadPage();
  expect(asks()).toBe(false);
  jest.runAllTimers();
  // The page is still there: the next time the reader closes it.
  expect(asks()).toBe(true);

  rerender(
    <>
      <Guard asked="Sair do formulário?" />
      <Upload />
    </>,
  );
  reloadPage();
  expect(asks()).toBe(true);
  jest.runAllTimers();
});

it('asks before the reload that the page offers where the browser has kept no draft', () => {
  allowConsoleError(/Not implemented: navigation/);
  jest.useFakeTimers();
  render(<Guard asked="Sair do formulário?" />);
  const draft = { id: 'x', values: {}, loaded: null, sent: [], at: '2026-11-30T10:00:00Z' };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keepDraft('vitrine:hotels:1:x', draft);
  reloadPage();
  expect(asks()).toBe(true);
  jest.runAllTimers();
});
