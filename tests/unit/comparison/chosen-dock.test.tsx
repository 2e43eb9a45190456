import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { ChosenDock } from '@/components/comparison/chosen-dock';
import { COMPARE_FORM, COMPARE_KEY } from '@/components/comparison/compare-form';
import { messages as catalogue } from '@/lib/i18n/catalogue';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

const names = ['Bombinhas', 'Noronha'];
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** A press after the dock is rendered, but before it is put into the page. */
function PressMeanwhile({ name }: { name: string }) {
  useLayoutEffect(() => choice(name).click(), [name]);
  return null;
}

const cards = (
  <div>
    {names.map((name) => (
      <article key={name}>
        <h3>Ipê {name}</h3>
        <label>
          <input type="checkbox" form={COMPARE_FORM} value={name.toLowerCase()} aria-label={name} />
        </label>
      </article>
    ))}
  </div>
);

beforeEach(() => sessionStorage.clear());

it('keeps a choice that is made while its script starts', () => {
  const { rerender } = render(cards);
  act(() => choice('Bombinhas').click());
  rerender(
    <>
      {cards}
      <PressMeanwhile name="Noronha" />
      <ChosenDock messages={catalogue.comparison.choice} />
    </>,
  );
  expect(choice('Bombinhas')).toBeChecked();
  expect(choice('Noronha')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('2 de 4 escolhidos');
  act(() => choice('Bombinhas').click());
  expect(screen.getByRole('status')).toHaveTextContent('1 de 4 escolhido');
  expect(choice('Noronha')).toBeChecked();
});

it('makes the comparison the next tab stop after a choice, once two are chosen', async () => {
  const user = userEvent.setup();
  render(
    <>
      {cards}
      <ChosenDock messages={catalogue.comparison.choice} />
    </>,
  );
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  expect(choice('Noronha')).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('Ipê Bombinhas, Ipê Noronha');
  await user.tab();
  expect(document.activeElement).toHaveTextContent('Comparar 2 hotéis');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(choice('Bombinhas')).toHaveFocus();
  await user.tab();
  expect(document.activeElement).toHaveTextContent('Comparar 2 hotéis');
  await user.keyboard('{Enter}');
  expect(mockPush).toHaveBeenCalledWith('/comparar?hoteis=bombinhas,noronha');
});

it('shows what was chosen on other pages when Back restores its page from memory', () => {
  render(
    <>
      {cards}
      <ChosenDock messages={catalogue.comparison.choice} />
    </>,
  );
  act(() => choice('Bombinhas').click());
  const other = [{ key: 'noronha', name: 'Noronha', image: null }];
  sessionStorage.setItem(COMPARE_KEY, JSON.stringify(other));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(choice('Noronha')).toBeChecked();
  expect(choice('Bombinhas')).not.toBeChecked();
});
