import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ChosenDock } from '@/components/comparison/chosen-dock';
import { COMPARE_FORM } from '@/components/comparison/compare-form';
import { messages as catalogue } from '@/lib/i18n/catalogue';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const names = ['Bombinhas', 'Noronha'];
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** A press that comes when the dock has been rendered and not yet been put into the page. */
function PressMeanwhile({ name }: { name: string }) {
  useLayoutEffect(() => choice(name).click(), [name]);
  return null;
}

const cards = (
  <div>
    {names.map((name) => (
      <input key={name} type="checkbox" form={COMPARE_FORM} value={name} aria-label={name} />
    ))}
  </div>
);

beforeEach(() => sessionStorage.clear());

it('keeps a choice that is made while its script begins', () => {
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
