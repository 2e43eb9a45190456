import { render, screen } from '@testing-library/react';
import { AdminOfferCard } from '@/app/(staff)/admin/packages/admin-offer-card';
import { OfferPreview } from '@/app/(staff)/admin/packages/offer-preview';
import { addDays, todayInSaoPaulo } from '@/lib/format/date';
import type { HotelChoice } from '@/lib/hotels/choice-queries';
import type { AdminOffer } from '@/lib/offers/staff-queries';
import { ptMessages } from '../support/intl';
import { OFFER as FIELDS } from './offer-form';

const HOTEL: HotelChoice = {
  id: '70000000-0000-4000-8000-000000000001',
  name: 'Ipê',
  is_active: true,
  image: '/art/curitiba.webp',
};
const OFFER: AdminOffer = {
  ...FIELDS,
  id: '70000000-0000-4000-8000-000000000002',
  hotel_id: HOTEL.id,
  name: 'Feriado',
  price: 0,
  updated_at: '1',
  hotel: { name: HOTEL.name },
};

const card = (offer: AdminOffer, hotel?: HotelChoice) => (
  <AdminOfferCard
    offer={offer}
    hotel={hotel}
    toggle={jest.fn()}
    seesHistory={false}
    onEdit={jest.fn()}
    onRemove={null}
  />
);
const preview = ({ price, ...offer }: AdminOffer, hotel?: HotelChoice) => (
  <OfferPreview values={{ ...offer, price: String(price ?? '') }} hotel={hotel} isSaved />
);

describe.each([
  ['the card', card, 'Sem preço'],
  // The text that visitors read.
  ['the preview in the form', preview, 'Valor sob consulta'],
])('%s shows what visitors see', (_, view, withoutPrice) => {
  const show = (offer: Partial<AdminOffer>, hotel?: HotelChoice) =>
    render(view({ ...OFFER, ...offer }, hotel), { wrapper: ptMessages }).container;
  const src = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

  it('shows the hotel’s image only if the offer has none', () => {
    expect(src(show({}, HOTEL))).toContain('curitiba');
    expect(src(show({ image_url: '/art/piscina.webp' }, HOTEL))).toContain('piscina');
    expect(src(show({}))).toBeUndefined();
  });

  it.each([0, null])('shows a price of %s as none', (price) => {
    show({ price }, HOTEL);
    expect(screen.getByText(withoutPrice)).toBeInTheDocument();
    expect(screen.queryByText(/R\$/)).not.toBeInTheDocument();
  });

  it('any other price is shown', () => {
    show({ price: 0.5 }, HOTEL);
    expect(screen.getByText(/R\$\s0,50/)).toBeInTheDocument();
  });
});

describe('the card shows what the switch does not', () => {
  const today = todayInSaoPaulo();
  const inactive = { ...HOTEL, is_active: false };

  it.each<[string, Partial<AdminOffer>, HotelChoice, string | null]>([
    ['an end that is far', { valid_until: addDays(today, 31) }, HOTEL, null],
    ['no end', {}, HOTEL, null],
    ['an end that is near', { valid_until: addDays(today, 5) }, HOTEL, '5 dias restantes'],
    ['the day before the last', { valid_until: addDays(today, 1) }, HOTEL, '1 dia restante'],
    ['the last day', { valid_until: today }, HOTEL, 'Último dia'],
    ['an end that has passed', { valid_until: addDays(today, -1) }, HOTEL, 'Encerrada'],
    ['a beginning to come', { valid_from: addDays(today, 3) }, HOTEL, 'Começa em 3 dias'],
    ['a hotel that is not on the site', {}, inactive, 'Hotel inativo'],
    ['an offer that is switched off', { is_active: false, valid_until: today }, HOTEL, null],
  ])('%s', (_, offer, hotel, words) => {
    const { container } = render(card({ ...OFFER, ...offer }, hotel), { wrapper: ptMessages });
    const chip = container.querySelector('.chip-ipe');
    expect(chip?.textContent ?? null).toBe(words);
  });
});

it('the actions of a card name the hotel too, because offers can have the same name', () => {
  render(card(OFFER, HOTEL), { wrapper: ptMessages });
  for (const [role, name] of [
    ['button', 'Editar Feriado, Ipê'],
    ['link', 'Ver Feriado, Ipê no site'],
    ['switch', 'Feriado, Ipê ativa no site'],
  ] as const) {
    expect(screen.getByRole(role, { name })).toBeVisible();
  }
});

it('cuts a long description on the card after a whole word', () => {
  const description = 'Café da manhã na varanda e jantar à luz de velas. '.repeat(6);
  render(card({ ...OFFER, description }, HOTEL), { wrapper: ptMessages });
  expect(screen.getByText(/^Café da manhã/)).toHaveTextContent(/ Café…$/);
});

it('the preview shows a name as it will be saved, without the markup in it', () => {
  render(preview({ ...OFFER, name: ' Feriado <i>de sol</i> ' }, HOTEL), { wrapper: ptMessages });
  expect(screen.getByText('Feriado de sol')).toBeInTheDocument();
});
