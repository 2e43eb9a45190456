import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SignOutForm } from '@/components/admin/sign-out-form';
import { notify } from '@/components/ui/notify';
import { messages } from '@/lib/i18n/catalogue';

jest.mock('@/components/ui/notify', () => ({ notify: jest.fn(), makeRoomForDialog: jest.fn() }));

function show(signOut: () => Promise<void>) {
  render(
    <NextIntlClientProvider locale="pt-BR" messages={messages}>
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
