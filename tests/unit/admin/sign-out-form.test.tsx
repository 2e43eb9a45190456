import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SignOutForm } from '@/components/admin/sign-out-form';
import { messages } from '@/lib/i18n/catalogue';

test('asks about drafts again where who has decided could not be signed out', async () => {
  localStorage.setItem('vitrine:hotel:ana:1', '{}');
  const user = userEvent.setup();
  const signOut = jest.fn(async () => {});
  render(
    <NextIntlClientProvider locale="pt-BR" messages={messages}>
      <SignOutForm owner="ana" signOut={signOut}>
        <button type="submit">Sair</button>
      </SignOutForm>
    </NextIntlClientProvider>,
  );
  const { question, keep } = messages.admin.shell.leave;
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await screen.findByText(question);
    await user.click(screen.getByRole('button', { name: keep }));
    expect(signOut).toHaveBeenCalledTimes(times);
  }
});
