import { render, screen } from '@testing-library/react';
import { FocusOnArrival } from '@/components/admin/focus-on-arrival';

let mockPath = '/admin/hotels';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** A page of the back office whose link is on that page alone, beside a link that is on all of them. */
const page = (heading: string) => (
  <>
    <a href="/admin/regions">Regiões</a>
    <main>
      <h1 tabIndex={-1}>{heading}</h1>
      <a key={heading} href="/admin/hotels/1">{`De ${heading}`}</a>
    </main>
    <FocusOnArrival />
  </>
);

it('the keyboard goes on at the heading where the link that was followed is gone', () => {
  const { rerender } = render(page('Hotéis'));
  expect(document.body).toHaveFocus();
  screen.getByRole('link', { name: 'De Hotéis' }).focus();
  mockPath = '/admin/hotels/1';
  rerender(page('Editar Ipê'));
  expect(screen.getByRole('heading', { name: 'Editar Ipê' })).toHaveFocus();
});

it('stays on a link that is on every page', () => {
  const { rerender } = render(page('Hotéis'));
  screen.getByRole('link', { name: 'Regiões' }).focus();
  mockPath = '/admin/regions';
  rerender(page('Regiões do Brasil'));
  expect(screen.getByRole('link', { name: 'Regiões' })).toHaveFocus();
});
