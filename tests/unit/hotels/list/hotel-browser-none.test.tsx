import { screen } from '@testing-library/react';
import { NO_FILTERS } from '@/lib/hotels/list/filters';
import type { NearGroup } from '@/lib/hotels/list/near';
import { link, PARANA, show } from './shown-browser';

describe('nothing found', () => {
  it.each([
    [
      'a region',
      `region=${PARANA.id}`,
      'Não encontramos nenhum hotel nesta região. Tente buscar por outra região.',
      'Ver todas as regiões',
      '/hotels',
    ],
    [
      'filters in a region',
      `region=${PARANA.id}&tipo=padrao`,
      'Nenhum hotel desta região combina com os filtros.',
      'Manter só a região',
      `/hotels?region=${PARANA.id}`,
    ],
    [
      'filters in a region that is hidden',
      'region=b0000000-0000-4000-8000-000000000099&tipo=padrao&vista=lista',
      'Nenhum hotel desta região combina com os filtros.',
      'Ver todas as regiões',
      '/hotels?tipo=padrao&vista=lista',
    ],
    [
      'filters',
      'q=xyz&comodidade=spa',
      'Não encontramos nenhum hotel que corresponda à sua pesquisa. Tente modificar os filtros ou escolher outra região.',
      'Ver todos os hotéis',
      '/hotels',
    ],
  ])('by %s', (_, query, text, action, address) => {
    show(query, []);
    expect(screen.getByText(text)).toBeVisible();
    expect(link(action)).toHaveAttribute('href', address);
  });

  it('in a chain without hotels: shows no link to this same list', () => {
    show('ordem=preco', []);
    expect(screen.getByText(/^Não encontramos nenhum hotel/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver todos os hotéis' })).toBeNull();
  });

  it('by text with a typo: links to the intended list before all hotels, in the same order', () => {
    const meant = {
      title: 'Hotéis com piscina',
      filters: { ...NO_FILTERS, amenities: ['pool' as const] },
    };
    show('q=pscina&ordem=preco', [], 0, [], null, meant);
    expect(link('Hotéis com piscina')).toHaveAttribute(
      'href',
      '/hotels?comodidade=piscina&ordem=preco',
    );
    expect(link('Ver todos os hotéis')).toBeVisible();
  });

  const NEAR: NearGroup[] = [
    {
      missing: [{ name: 'preco-ate' }],
      total: 3,
      low: 488.5,
      cheapest: 1,
      hotels: [{ name: 'Ipê Praia', location: 'Bombinhas', image: null }],
    },
    {
      missing: [{ name: 'preco-ate' }, { name: 'comodidade', value: 'spa' }],
      total: 4,
      low: 500,
      cheapest: 1,
      hotels: [{ name: 'Ipê Serra', location: 'Gramado', image: null }],
    },
  ];

  it('but near: shows which filter to remove and what it adds', () => {
    show('comodidade=spa&preco-ate=400', [], 0, NEAR);
    expect(screen.getByText('Falta pouco: afrouxe um filtro')).toBeVisible();
    expect(screen.getByText(/^Não encontramos nenhum hotel que corresponda/)).toBeVisible();
    const raise = link(/^Aumentar o preço até R\$.489,00/);
    expect(raise).toHaveTextContent('Traz Ipê Praia');
    expect(raise).toHaveTextContent('1 hotel');
    expect(raise).toHaveAttribute('href', '/hotels?comodidade=spa&preco-ate=489');
    const both = link(/^Tirar “Até R\$.400,00” e “Spa”/);
    expect(both).toHaveTextContent('Traz Ipê Praia, Ipê Serra e mais 5 hotéis');
    expect(both).toHaveTextContent('7 hotéis');
    expect(both).toHaveAttribute('href', '/hotels');
    expect(screen.getByText('Tirar só “Spa” não muda o resultado.')).toBeVisible();
  });

  it('by the only filter: does not suggest removing it', () => {
    const all = { missing: [{ name: 'q' as const }], total: 16, low: 347, cheapest: 1, hotels: [] };
    show('q=xyz', [], 0, [all]);
    expect(screen.queryByText('Falta pouco: afrouxe um filtro')).toBeNull();
    expect(link('Ver todos os hotéis')).toHaveAttribute('href', '/hotels');
  });

  it('after the last page', () => {
    show('tipo=padrao&pagina=9', [], 30);
    expect(link('Voltar à primeira página')).toHaveAttribute('href', '/hotels?tipo=padrao');
  });
});

// Set by the map, which arrives later, its rules would shift what is already painted (map.css).
it.each([
  ['vista=mapa', true],
  ['vista=lista', false],
])('the frame of a list with %s has the class of the map: %s', (query, isMap) => {
  const { container } = show(query, []);
  const frame = container.querySelector('.hotel-browser');
  expect(frame?.classList.contains('hotel-browser-map')).toBe(isMap);
  expect(frame?.querySelector('.no-hotels')).not.toBeNull();
});
