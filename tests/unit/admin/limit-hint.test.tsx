import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useLimitHint } from '@/components/admin/limit-hint';
import messages from '@/messages/pt-BR.json';

const Hint = ({ value }: { value: string }) => useLimitHint()(value, 10, undefined, true);

it.each([
  ['é'.repeat(10), '10 de 10 caracteres', false],
  ['é'.repeat(11), '11 de 10 caracteres', true],
  ['😀'.repeat(10), '10 de 10 caracteres', false],
])('counts the characters of %s like the validation', (value, count, isTooLong) => {
  render(
    <NextIntlClientProvider locale="pt-BR" messages={messages}>
      <Hint value={value} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(count).classList.contains('text-bad')).toBe(isTooLong);
});
