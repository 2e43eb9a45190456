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
/** Prevents navigation, as there is no other page here. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  document.addEventListener('click', stay);
});
afterEach(() => document.removeEventListener('click', stay));

const pressLink = () => fireEvent.click(screen.getByRole('link'));

it('asks before a link leaves unsaved changes', () => {
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

it('asks the question of the form below after a changed dialog is closed', () => {
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

it('asks once for all changed forms of a page', () => {
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

/** Whether the browser would ask before leaving the page. */
const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('asks nothing about drafts before the page’s own reload, but asks about uploads', () => {
  // jsdom cannot load pages.
  allowConsoleError(/Not implemented: navigation/);
  jest.useFakeTimers();
  const { rerender } = render(<Guard asked="Sair do formulário?" />);
  expect(asks()).toBe(true);
  reloadPage();
  expect(asks()).toBe(false);
  jest.runAllTimers();
  // The page is still there, so closing it later asks again.
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

it('asks before the page’s own reload if the browser could not store the draft', () => {
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
