import { act, screen, waitFor, within } from '@testing-library/react';
import { shownParty } from '@/components/booking/shown-stay';
import { MapBand } from '@/components/hotels/map/map-band';
import { type HotelMap, readHotelMap, toMapContent } from '@/lib/hotels/map/model';
import { renderPt } from '../../support/intl';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const row = (slug: string, longitude: number, latitude: number, price: number) => ({
  ...{
    hotels: 1,
    id: slug,
    slug,
    name: `Ipê ${slug}`,
    hotel_type: 'standard',
    longitude,
    latitude,
  },
  ...{ price, location: 'Um lugar', image_url: '/art/rio.webp' },
});

const [REGION, OTHER] = [
  'a0000000-0000-4000-8000-000000000001',
  'a0000000-0000-4000-8000-000000000002',
];
const inState = (state: string, region: string | null = null) => ({ state, region, hotels: 1 });

function mapOf(rows: unknown[], states: unknown[] = []): HotelMap {
  const [total, placed] = [rows.length, rows.length];
  return readHotelMap([{ total, placed, shown: null, pins: rows, others: [], states }]);
}

it('counts the hotels of each macro-region and links to its list', () => {
  const rows = [row('praia', -48.5, -27.1, 489), row('serra', -50.9, -29.4, 598)];
  renderPt(
    <MapBand map={mapOf(rows, [inState('SC', OTHER), inState('RS', REGION), inState('BA')])} />,
  );
  const band = within(screen.getByRole('region', { name: 'O Brasil em cartaz' }));
  expect(band.getByRole('link', { name: /^Sul/ })).toHaveTextContent('2 hotéis');
  expect(band.getByRole('link', { name: /^Sul/ })).toHaveAttribute(
    'href',
    `/hotels?region=${REGION},${OTHER}&vista=mapa`,
  );
  expect(band.getByRole('link', { name: /^Nordeste/ })).toHaveTextContent('1 hotel');
  expect(band.getByRole('link', { name: /^Nordeste/ })).toHaveAttribute(
    'href',
    '/hotels?vista=mapa&zoom=nordeste',
  );
  expect(band.queryByRole('link', { name: /^Norte/ })).toBeNull();
  expect(band.getByRole('link', { name: 'Abrir o mapa dos hotéis' })).toHaveAttribute(
    'href',
    '/hotels?vista=mapa',
  );
});

it('shows how many hotels are in no macro-region', () => {
  const rows = [row('praia', -48.5, -27.1, 489), row('serra', -50.9, -29.4, 598)];
  const { rerender } = renderPt(<MapBand map={mapOf(rows, [inState('SC')])} />);
  expect(screen.getByText('Mais 1 hotel, ainda sem endereço no mapa.')).toBeInTheDocument();
  rerender(<MapBand map={mapOf(rows, [inState('SC'), inState('RS')])} />);
  expect(screen.queryByText(/ainda sem endereço/)).toBeNull();
});

it('shows at most five posters for many hotels, some without a price', () => {
  const rows = Array.from({ length: 200 }, (_, n) =>
    row(`h${n}`, -70 + (n % 35), -30 + Math.floor(n / 35) * 5, n % 2 ? 100 : 0),
  );
  renderPt(<MapBand map={mapOf(rows)} />);
  expect(document.querySelectorAll('a.map-poster')).toHaveLength(5);
  expect(document.querySelectorAll('.map-pin').length).toBeLessThan(260);
});

it('opens a poster at the other pins, on the side where it covers fewer pins', () => {
  const shown = [
    ...[row('a', -47.5, 3.3, 1), row('b', -66.2, -20.9, 1), row('c', -32.7, -15.6, 1)],
    ...[row('d', -31.3, -29.5, 1), row('e', -60.6, -30.8, 1)],
  ];
  const others = [row('norte', -52, -10, 489), row('sul', -52, -14, 0)];
  renderPt(<MapBand map={mapOf([...shown, ...others])} />);
  const grown = [...document.querySelectorAll('.map-grown')];
  expect(
    grown.map((poster) => [poster.textContent, poster.classList.contains('map-grown-below')]),
  ).toEqual([
    ['Ipê norteR$\u00a0489,00', false],
    ['Ipê sulConsulte', true],
  ]);
});

it('renders nothing if no hotel has coordinates', () => {
  renderPt(<MapBand map={mapOf([])} />);
  expect(screen.queryByRole('region')).toBeNull();
});

describe('for a stored stay of more than two guests', () => {
  const rows = Array.from({ length: 7 }, (_, n) => row(`h${n}`, -70 + n * 5, -5 - n * 4, 100 + n));
  const stay = (people: number) => act(() => shownParty.set({ people, guests: '' }));
  const fetcher = jest.fn();
  beforeEach(() => {
    fetcher.mockReset();
    Object.assign(globalThis, { fetch: fetcher });
  });
  afterEach(() => act(() => shownParty.set(null)));

  it('shows the prices for these guests, and how many they are', async () => {
    const priced = rows.map((hotel, n) => ({
      ...hotel,
      price: n === 0 ? null : 900 + n,
      has_room: n > 0,
    }));
    fetcher.mockResolvedValue({ ok: true, json: async () => toMapContent(mapOf(priced)) });
    renderPt(<MapBand map={mapOf(rows)} />);
    expect(fetcher).not.toHaveBeenCalled();
    stay(4);
    expect(await screen.findByText('Diárias para 4 pessoas.')).toBeInTheDocument();
    expect(fetcher.mock.calls[0]?.[0]).toBe('/api/hotels/pins?vista=mapa&pessoas=4');
    const poster = (name: string) =>
      [...document.querySelectorAll('a.map-poster')].find((one) => one.textContent?.includes(name));
    const [some] = [...document.querySelectorAll('a.map-poster b')].map((b) => b.textContent ?? '');
    expect(poster(some ?? '')).toHaveTextContent(/A partir de R\$ 90\d,00 \/noite$|Sem quarto$/);
    await waitFor(() =>
      expect(
        screen.getAllByRole('link', { name: /Ipê h1, R\$\s901,00 por noite/ }).length,
      ).toBeGreaterThan(0),
    );
    expect(
      screen.getAllByRole('link', { name: 'Ipê h0, sem quarto para este número de pessoas' })
        .length,
    ).toBeGreaterThan(0);
    stay(2);
    expect(screen.queryByText(/^Diárias para/)).toBeNull();
    expect(screen.queryByRole('link', { name: /R\$\s901,00/ })).toBeNull();
  });

  it('falls back to prices for two, and says so, if the request fails', async () => {
    fetcher.mockResolvedValue({ ok: false });
    renderPt(<MapBand map={mapOf(rows)} />);
    stay(4);
    expect(await screen.findByText('Diárias para 2 pessoas.')).toBeInTheDocument();
    expect(document.querySelector('a.map-poster')).toHaveTextContent(
      /A partir de R\$ 10\d,00 \/noite$/,
    );
  });
});
