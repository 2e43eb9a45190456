import { render, screen } from '@testing-library/react';
import { OfferCard } from '@/components/offers/offer-card';
import { offerCardMessages, shownOffer } from '@/components/offers/shown-offer';
import { messages } from '@/lib/i18n/catalogue';
import { readOffers } from '@/lib/offers/model';

const HOTEL = { name: 'Ipê Recife Antigo', place: null };

it.each([
  ['beside offers of other hotels, which may be called the same', HOTEL, 'X, Ipê Recife Antigo'],
  ['among those of one hotel', null, 'X'],
])('its link names the offer %s', (_, hotel, name) => {
  const [offer] = readOffers([{ id: 'p', hotel_id: 'h', name: 'X', price: 920 }]);
  if (!offer) throw new Error('no offer');
  const shown = shownOffer(offer, { image: null, hotel }, messages);
  render(<OfferCard offer={shown} messages={offerCardMessages(messages)} />);
  expect(screen.getByRole('link', { name: `Ver detalhes: ${name}` })).toBeVisible();
});
