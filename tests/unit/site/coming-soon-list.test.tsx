import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComingSoonList } from '@/components/site/coming-soon-list';
import { messages } from '@/lib/i18n/catalogue';

const show = () => render(<ComingSoonList comingSoon={messages.site.comingSoon} />);
const state = (name: RegExp) => screen.getByRole('button', { name });

it.each([
  [/^Mato Grosso\s*1 hotel$/, 1],
  [/^Santa Catarina\s*2 hotéis$/, 2],
  [/^Paraná\s*1 hotel$/, 1],
])('%s expands to show its hotels', (name, count) => {
  show();
  expect(screen.getAllByRole('button')).toHaveLength(3);
  const button = state(name);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel).toBeVisible();
  expect(within(panel as HTMLElement).getAllByRole('listitem')).toHaveLength(count);
});

it('the two hotels of Santa Catarina name their towns', () => {
  show();
  fireEvent.click(state(/^Santa Catarina/));
  for (const hotel of ['Ipê Balneário, em Balneário Camboriú', 'Ipê Blumenau, em Blumenau']) {
    expect(screen.getByText(hotel)).toBeVisible();
  }
});

it('a sub-list closes 200 ms after the pointer has left it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  show();
  const button = state(/^Paraná/);
  await user.hover(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.unhover(button);
  act(() => void jest.advanceTimersByTime(199));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  act(() => void jest.advanceTimersByTime(1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  jest.useRealTimers();
});
