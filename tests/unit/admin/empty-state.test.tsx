import { screen } from '@testing-library/react';
import { EmptyState } from '@/components/admin/empty-state';
import { renderPt } from '../support/intl';

it.each([
  ['a list that is filtered leads to all of it', '/admin/hotels', ['/admin/hotels']],
  ['a list without filters leads nowhere', false, []],
] as const)('%s', (_, unfiltered, leadsTo) => {
  renderPt(<EmptyState unfiltered={unfiltered}>Nenhum hotel</EmptyState>);
  expect(screen.getByText('Nenhum hotel')).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Limpar filtros' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(leadsTo);
});
