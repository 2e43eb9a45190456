import { render, screen } from '@testing-library/react';
import { FocusOnArrival } from '@/components/admin/focus-on-arrival';

let mockPath = '/admin/hotels';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** A page of the back office with a link of its own and one that every page has. */
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

it('moves the focus to the heading if the followed link is gone', () => {
  const { rerender } = render(page('Hotéis'));
  expect(document.body).toHaveFocus();
  screen.getByRole('link', { name: 'De Hotéis' }).focus();
  mockPath = '/admin/hotels/1';
  rerender(page('Editar Ipê'));
  expect(screen.getByRole('heading', { name: 'Editar Ipê' })).toHaveFocus();
});

it('keeps the focus on a link that every page has', () => {
  const { rerender } = render(page('Hotéis'));
  screen.getByRole('link', { name: 'Regiões' }).focus();
  mockPath = '/admin/regions';
  rerender(page('Regiões do Brasil'));
  expect(screen.getByRole('link', { name: 'Regiões' })).toHaveFocus();
});
