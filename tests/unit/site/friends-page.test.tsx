import { screen } from '@testing-library/react';
import { FriendsPage } from '@/components/site/documents/friends-page';
import { renderPt } from '../support/intl';

it('links to the project and accepts nothing itself', () => {
  const { container } = renderPt(<FriendsPage trail={null} />);
  const links = screen.getAllByRole('link', { name: /^Conheça o projeto/ });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', 'https://amigosdobem.example/');
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByText(/Este site não recebe doações/)).toBeVisible();
  expect(container.querySelector('form')).toBeNull();
});
