import { screen } from '@testing-library/react';
import { SiteMapPage } from '@/components/site/documents/site-map-page';
import { renderPt } from '../support/intl';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

it('without hotels and offers says so below their headings', () => {
  renderPt(<SiteMapPage hotels={[]} regions={[]} offers={[]} trail={null} />);
  expect(screen.getByRole('region', { name: 'Hotéis por região' })).toHaveTextContent(
    'Nenhum hotel publicado no momento.',
  );
  expect(screen.getByRole('region', { name: 'Ofertas válidas hoje' })).toHaveTextContent(
    'No momento não há ofertas.',
  );
});
