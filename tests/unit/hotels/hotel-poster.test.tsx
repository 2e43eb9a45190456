import { screen, within } from '@testing-library/react';
import { HotelPoster } from '@/components/hotels/hotel-poster';
import { HotelListItem } from '@/components/hotels/list/hotel-list-item';
import { useListedHotel } from '@/components/hotels/list/listed-hotel';
import { cardMessages, shownHotel } from '@/components/hotels/shown-hotel';
import type { HotelCard } from '@/lib/hotels/list/model';
import { messages } from '@/lib/i18n/catalogue';
import { artworkOf } from '@/lib/media/artwork';
import { renderPt } from '../support/intl';

const HOTEL = {
  id: '0b6f3f1e-58a4-4c0e-9d2b-7a1f2c3d4e5f',
  slug: 'ipe-cataratas',
  name: 'Ipê Cataratas',
  location: 'Foz do Iguaçu, Paraná',
  description: null,
  price: 527,
  nightly: 527,
  rating: 4.9,
  type: 'alternative',
  image: '/art/iguacu.webp',
  flags: [],
} as const;

const MESSAGES = cardMessages(messages);

const show = (changes: Partial<HotelCard> = {}) =>
  renderPt(
    <HotelPoster
      hotel={shownHotel({ ...HOTEL, flags: [], dayNotes: [], ...changes })}
      messages={MESSAGES}
      sizes="340px"
    />,
  );

it('shows picture, name, place, price and rating, and links to the hotel', () => {
  show();
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Ipê Cataratas' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Ipê Cataratas' })).toHaveAttribute(
    'href',
    '/hotel_lazer/ipe-cataratas',
  );
  expect(card.getByText('Foz do Iguaçu,').parentElement).toHaveTextContent(
    /^Foz do Iguaçu, Paraná$/,
  );
  expect(card.getByText(/R\$\s527,00/)).toHaveTextContent('A partir deR$ 527,00 /noite');
  expect(card.getByText('4,9')).toBeVisible();
  expect(card.getByRole('img')).toHaveAttribute('alt', artworkOf('/art/iguacu.webp')?.alt);
});

it.each([
  ['corporate', '/hotel_corp/ipe-cataratas'],
  ['standard', '/hotel/ipe-cataratas'],
] as const)('links a %s hotel to %s', (type, href) => {
  show({ type });
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it.each([['Ipê Jericoacoara'], ['Água & Sal'], ['💥'], ['Ipê'], ['']])(
  'shows a bare hotel named %j without a picture or price, with the placeholder rating',
  (name) => {
    show({ name, image: null, price: 0, rating: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Valor sob consulta')).toBeVisible();
    expect(screen.getByText('4,8')).toBeVisible();
  },
);

it('shows no rating for a hotel rated 0', () => {
  show({ rating: 0 });
  expect(screen.queryByText('0,0')).toBeNull();
  expect(document.querySelector('.rating')).toBeNull();
});

it('renders an external picture without a proxy and without a referrer', () => {
  show({ image: 'https://images.example/a.webp' });
  const picture = document.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://images.example/a.webp');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
});

function Row({ hotel }: { hotel: HotelCard }) {
  return <HotelListItem hotel={useListedHotel()(hotel)} messages={MESSAGES} guests={null} />;
}

describe('in the list', () => {
  const row = (changes: Partial<HotelCard>) =>
    renderPt(<Row hotel={{ ...HOTEL, flags: ['wifi', 'pool'], dayNotes: [], ...changes }} />);

  it('cuts a description after a whole word, at 86 characters at most', () => {
    row({ description: 'Da recepção à areia são cem metros, e as cadeiras já saem. '.repeat(3) });
    const text = screen.getByText(/^Da recepção/).textContent ?? '';
    expect([...text].length).toBeLessThanOrEqual(87);
    expect(text).toMatch(/areia são cem…$/);
    expect(document.querySelector('.hotel-facts-instead')).not.toBeInTheDocument();
  });

  it('shows what the hotel has in place of a missing description', () => {
    row({ description: null });
    const facts = document.querySelector('.hotel-facts-instead');
    expect(facts).toHaveTextContent('LazerPiscinaWi-Fi Gratuito');
  });

  it('shows the nearest place first, and at most four facts', () => {
    row({
      near: { name: 'Praia', distance: '100 m' },
      flags: ['wifi', 'restaurant', 'pool', 'spa'],
    });
    const facts = [...document.querySelectorAll('.hotel-facts > li')];
    expect(facts.map((fact) => fact.textContent)).toEqual([
      ...['Lazer', 'Praia: 100\u00a0m', 'Piscina', 'Wi-Fi Gratuito'],
    ]);
  });
});
