import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { usePrehydrationPopover } from '@/components/ui/use-prehydration-popover';

jest.mock('react', () => ({ ...jest.requireActual('react'), startTransition: jest.fn() }));

function Panel() {
  const native = usePrehydrationPopover(() => {});
  return (
    <>
      <button type="button" {...native?.button}>
        Abrir
      </button>
      <div data-testid="panel" {...native?.panel} />
    </>
  );
}

/** Fires the event before a popover opens or closes. Returns whether it was prevented. */
function toggle(newState: 'open' | 'closed') {
  const event = Object.assign(new Event('beforetoggle', { cancelable: true }), { newState });
  fireEvent(screen.getByTestId('panel'), event);
  return event.defaultPrevented;
}

it('prevents the native popover after hydration', () => {
  render(<Panel />);
  const begin = jest.mocked(React.startTransition).mock.calls.at(-1)?.[0];
  const panel = screen.getByTestId('panel');
  expect(panel).toHaveAttribute('popover');
  expect(toggle('closed')).toBe(false);
  expect(panel).toHaveAttribute('popover');
  expect(toggle('open')).toBe(true);
  expect(panel).not.toHaveAttribute('popover');
  expect(screen.getByRole('button')).not.toHaveAttribute('popovertarget');
  act(() => void begin?.());
  expect(panel).not.toHaveAttribute('popover');
});
