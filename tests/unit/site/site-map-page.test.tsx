import { screen } from '@testing-library/react';
import { SiteMapPage } from '@/components/site/documents/site-map-page';
import { renderPt } from '../support/intl';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const EMPTY = {
  regions: [],
  elsewhere: { hotelCount: 0, hotels: [] },
  offers: { total: 0, links: [] },
};

it('without hotels and offers, says so below their headings', () => {
  renderPt(<SiteMapPage map={EMPTY} trail={null} />);
  expect(screen.getByRole('region', { name: 'Hotéis por região' })).toHaveTextContent(
    'Nenhum hotel publicado no momento.',
  );
  expect(screen.getByRole('region', { name: 'Ofertas válidas hoje' })).toHaveTextContent(
    'No momento não há ofertas.',
  );
});

it('says of a region without hotels that it has none, beside one that has', () => {
  const hotels = [{ href: '/hotel/ipe-mar', label: 'Ipê Mar' }];
  const regions = [
    { id: 'r1', name: 'Bahia', hotelCount: 1, hotels },
    { id: 'r2', name: 'Amazonas', hotelCount: 0, hotels: [] },
  ];
  renderPt(<SiteMapPage map={{ ...EMPTY, regions }} trail={null} />);
  const group = (name: string) => screen.getByRole('heading', { name }).parentElement;
  expect(group('Amazonas')).toHaveTextContent('Nenhum hotel ainda');
  expect(group('Bahia')).not.toHaveTextContent('Nenhum hotel ainda');
});

it('leads to the pages of what it does not name itself', () => {
  const hotels = [{ href: '/hotel/ipe-mar', label: 'Ipê Mar' }];
  const region = { id: 'r1', name: 'Bahia', hotelCount: 250, hotels };
  const links = [{ href: '/oferta/x', label: 'Feriado', hotel: 'Ipê Mar', validUntil: null }];
  const map = {
    regions: [region],
    elsewhere: { hotelCount: 13, hotels },
    offers: { total: 1, links },
  };
  renderPt(<SiteMapPage map={map} trail={null} />);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Ver todos os 250 hotéis')).toHaveAttribute('href', '/sitemap/r1');
  expect(link('Ver todos os 13 hotéis')).toHaveAttribute('href', '/sitemap/outras-regioes');
  expect(screen.queryByRole('link', { name: /Ver todas as/ })).not.toBeInTheDocument();
});

it('names the favorites as the bar and the menu do', () => {
  renderPt(<SiteMapPage map={EMPTY} trail={null} />);
  expect(screen.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', '/favoritos');
});
