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

it('shows picture, name, place, price and rating, and leads to the hotel', () => {
  show();
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Ipê Cataratas' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Ipê Cataratas' })).toHaveAttribute(
    'href',
    '/hotel_lazer/ipe-cataratas',
  );
  expect(card.getByText('Foz do Iguaçu,')).toBeVisible();
  expect(card.getByText('Paraná')).toBeVisible();
  expect(card.getByText(/R\$\s527,00/)).toHaveTextContent('A partir deR$ 527,00 /noite');
  expect(card.getByText('4,9')).toBeVisible();
  expect(card.getByRole('img')).toHaveAttribute('alt', artworkOf('/art/iguacu.webp')?.alt);
});

it.each([
  ['corporate', '/hotel_corp/ipe-cataratas'],
  ['standard', '/hotel/ipe-cataratas'],
] as const)('a %s hotel stands under %s', (type, href) => {
  show({ type });
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it.each([['Ipê Jericoacoara'], ['Água & Sal'], ['💥'], ['Ipê'], ['']])(
  'a bare hotel named %j: no picture, no price, the placeholder rating',
  (name) => {
    show({ name, image: null, price: 0, rating: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Valor sob consulta')).toBeVisible();
    expect(screen.getByText('4,8')).toBeVisible();
  },
);

it('a hotel whose rating is 0 shows none', () => {
  show({ rating: 0 });
  expect(screen.queryByText('0,0')).toBeNull();
  expect(document.querySelector('.rating')).toBeNull();
});

it('a foreign picture is fetched by the browser alone and tells nobody where from', () => {
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

  it('a description ends after a word, of 86 characters at most', () => {
    row({ description: 'Da recepção à areia são cem metros, e as cadeiras já saem. '.repeat(3) });
    const text = screen.getByText(/^Da recepção/).textContent ?? '';
    expect([...text].length).toBeLessThanOrEqual(87);
    expect(text).toMatch(/areia são cem…$/);
    expect(document.querySelector('.hotel-facts-instead')).not.toBeInTheDocument();
  });

  it('what the hotel has stands in the place of a description that is missing', () => {
    row({ description: null });
    const facts = document.querySelector('.hotel-facts-instead');
    expect(facts).toHaveTextContent('LazerPiscinaWi-Fi Gratuito');
  });

  it('a row says the nearest place first, and four facts at most', () => {
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
