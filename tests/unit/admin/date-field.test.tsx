import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField, NO_DATE } from '@/components/admin/date-field';

const shown = jest.fn();

function Day({ first = '' }: { first?: string }) {
  const [value, setValue] = useState<string | null>(first);
  shown(value);
  return <DateField label="Dia" value={value} onChange={setValue} />;
}

/** Sets what a browser reports for an incomplete date; jsdom only knows complete ones. */
function typeHalf(input: HTMLElement, isHalf: boolean) {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: isHalf } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

it('passes on an incomplete date as NO_DATE, not as empty, so that the form is not sent', () => {
  render(<Day />);
  const input = screen.getByLabelText('Dia');
  typeHalf(input, true);
  expect(shown).toHaveBeenLastCalledWith(NO_DATE);
  expect(input).toHaveValue('');
  typeHalf(input, false);
  expect(shown).toHaveBeenLastCalledWith('');
  fireEvent.change(input, { target: { value: '2026-12-20' } });
  expect(shown).toHaveBeenLastCalledWith('2026-12-20');
});
