import { render } from '@testing-library/react';
import { Unbroken } from '@/components/ui/unbroken';

it.each([
  ['(41) 0000-0000', '(41) 0000-0000', '0000-0000'],
  ['+55 (41) 90000-0000', '(41) 90000-0000', '90000-0000'],
  ['Ligar para reservar (61) 0000-0000', '(61) 0000-0000', '0000-0000'],
  ['Curitiba, PR, 80000-000', '80000-000', '80000-000'],
  ['CEP 88000-000', '88000-000', '88000-000'],
  ['0800 000 0000', undefined, undefined],
  ['Avenida Beira-Mar, 0000', undefined, undefined],
])('keeps the number of %s on one line, and every word', (text, whole, digits) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('span')?.textContent).toBe(whole);
  expect(container.querySelector('.whitespace-nowrap')?.textContent).toBe(digits);
});
