import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, startTransition, useState } from 'react';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { messages as catalogue } from '@/lib/i18n/catalogue';
import type { NewsletterState } from '@/lib/newsletter/form';

const messages = catalogue.newsletter;

function show(...answers: (NewsletterState | Promise<NewsletterState>)[]) {
  const subscribe = jest.fn(async (_: NewsletterState, __: FormData) => {
    const answer = answers.shift();
    if (!answer) throw new Error('one request too many');
    return answer;
  });
  render(<NewsletterForm subscribe={subscribe} messages={messages} consent="Termos" />);
  return { subscribe, user: userEvent.setup() };
}
const field = () => screen.getByLabelText<HTMLInputElement>('Seu e-mail');

it('sends the address, the source and the empty honeypot', async () => {
  const { subscribe, user } = show({ ok: true, data: null });
  await user.type(field(), 'ana@example.com{Enter}');
  expect(Object.fromEntries(subscribe.mock.calls[0]?.[1] ?? [])).toEqual({
    email: 'ana@example.com',
    source: 'about',
    assunto: '',
  });
  const status = await screen.findByRole('status');
  await waitFor(() => expect(status).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent(messages.done.title);
});

it('keeps the honeypot out of the tab order and hidden from screen readers', async () => {
  const { user } = show();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
});

it.each<[NewsletterState, string, boolean]>([
  [{ ok: false, code: 'empty', typed: { email: '' } }, messages.problems.empty, true],
  [{ ok: false, code: 'invalid', typed: { email: 'ana' } }, messages.problems.invalid, true],
  [
    { ok: false, code: 'limited', typed: { email: 'ana' }, minutes: 2 },
    'Muitas tentativas. Tente novamente em 2 minuto(s).',
    false,
  ],
  [{ ok: false, code: 'failed', typed: { email: 'ana' } }, messages.problems.failed, false],
])('shows an error next to the field for %j, keeping input', async (answer, message, wrong) => {
  const { user } = show(answer);
  await user.type(field(), 'ana{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(field()).toHaveValue('ana');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(`${message} Termos`);
  expect(field().getAttribute('aria-invalid')).toBe(wrong ? 'true' : null);
});

it('shows a failed request next to the field, and the next one succeeds', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  const { user } = show(lost, { ok: true, data: null });
  await user.type(field(), 'ana@example.com{Enter}');
  expect(await screen.findByText(messages.problems.failed)).toBeVisible();
  expect(field()).toHaveValue('ana@example.com');
  await user.type(field(), '{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(messages.done.title);
});

it('is sent once however often the button is pressed, and shows that it is pending', async () => {
  let answer: (state: NewsletterState) => void = () => {};
  const { subscribe, user } = show(new Promise((resolve) => (answer = resolve)));
  await user.type(field(), 'ana@example.com{Enter}');
  const button = screen.getByRole('button', { name: messages.pending });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.dblClick(button);
  await user.type(field(), '{Enter}');
  expect(subscribe).toHaveBeenCalledTimes(1);
  await act(async () => answer({ ok: true, data: null }));
  expect(await screen.findByRole('status')).toBeVisible();
});

/** A site with the form on every page. */
function Site({ subscribe }: Pick<ComponentProps<typeof NewsletterForm>, 'subscribe'>) {
  const [page, open] = useState('Início');
  return (
    <>
      <h1>{page}</h1>
      <button type="button" onClick={() => startTransition(() => open('Hotéis'))}>
        Abrir
      </button>
      <NewsletterForm subscribe={subscribe} messages={messages} consent="Termos" />
    </>
  );
}

it('lets another page open while it waits for its answer', async () => {
  render(<Site subscribe={() => new Promise(() => {})} />);
  const user = userEvent.setup();
  await user.type(field(), 'ana@example.com{Enter}');
  await screen.findByRole('button', { name: messages.pending });
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hotéis');
});
