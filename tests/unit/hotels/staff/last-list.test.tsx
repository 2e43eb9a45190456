import { screen } from '@testing-library/react';
import { keepLastList, useLastListPath } from '@/app/(staff)/admin/hotels/last-list';
import { hotelListQuery } from '@/lib/hotels/list-query';
import { renderPt } from '../../support/intl';

const Path = () => <a href={useLastListPath()}>Hotéis</a>;
const path = () => screen.getByRole('link').getAttribute('href');

beforeEach(() => sessionStorage.clear());

it('is the list with its latest filters', () => {
  keepLastList(hotelListQuery.parse({ q: 'ipê', situacao: 'inativos', pagina: '2' }));
  renderPt(<Path />);
  expect(path()).toMatch(/^\/admin\/hotels\?.*q=ip%C3%AA/);
  expect(path()).toContain('pagina=2');
});

it.each([null, '{', '//example.com'])('is the unfiltered list if %s is stored', (kept) => {
  if (kept) sessionStorage.setItem('vitrine:hotels:list', kept);
  renderPt(<Path />);
  expect(path()).toBe('/admin/hotels');
});
