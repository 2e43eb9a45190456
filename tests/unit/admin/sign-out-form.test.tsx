import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { startTransition, useState } from 'react';
import { SignOutForm } from '@/components/admin/sign-out-form';
import { notify } from '@/components/ui/notify';
import { messages } from '@/lib/i18n/catalogue';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push: mockPush }),
}));
jest.mock('@/components/ui/notify', () => ({ notify: jest.fn(), makeRoomForDialog: jest.fn() }));

function Pages() {
  const [page, open] = useState('Painel');
  return (
    <button type="button" onClick={() => startTransition(() => open('Hotéis'))}>
      {page}
    </button>
  );
}

function show(signOut: () => Promise<void>) {
  render(
    <NextIntlClientProvider locale="pt-BR" messages={messages}>
      <Pages />
      <SignOutForm owner="ana" signOut={signOut}>
        <button type="submit">Sair</button>
      </SignOutForm>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

const { question, keep, failed } = messages.admin.shell.leave;

beforeEach(() => localStorage.clear());

test('says that the session is still open if the site does not answer, and stays', async () => {
  const user = show(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: failed }));
  expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible();
});

test('asks about drafts again if the previous sign-out did not succeed', async () => {
  localStorage.setItem('vitrine:hotel:ana:1', '{}');
  const signOut = jest.fn(async () => {});
  const user = show(signOut);
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await screen.findByText(question);
    await user.click(screen.getByRole('button', { name: keep }));
    expect(signOut).toHaveBeenCalledTimes(times);
  }
});

test('lets another page open while it waits for its answer', async () => {
  const user = show(() => new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await user.click(screen.getByRole('button', { name: 'Painel' }));
  expect(screen.getByRole('button', { name: 'Hotéis' })).toBeVisible();
});

test('leads to the sign-in even if another page was opened meanwhile', async () => {
  const user = show(async () => redirect('/auth'));
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(mockPush).toHaveBeenCalledWith('/auth');
});
