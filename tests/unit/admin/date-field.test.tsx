import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField, NO_DATE } from '@/components/admin/date-field';

const shown = jest.fn();

function Day({ first = '' }: { first?: string }) {
  const [value, setValue] = useState<string | null>(first);
  shown(value);
  return <DateField label="Dia" value={value} onChange={setValue} />;
}

/** What a browser says of half a date; jsdom knows only whole ones. */
function typeHalf(input: HTMLElement, isHalf: boolean) {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: isHalf } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

it('half a date is no empty field: the form is not sent without it', () => {
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
