import { screen, within } from '@testing-library/react';
import { EndedOfferBreadcrumbs } from '@/app/(site)/offer-breadcrumbs';
import { OfferEnded } from '@/components/offers/offer-ended';
import { renderPt } from '../support/intl';

it('an offer that has ended says where it stands, with ways back', () => {
  const ended = { hotel: null, similar: [] };
  renderPt(<OfferEnded offer={ended} trail={<EndedOfferBreadcrumbs />} />);
  const trail = screen.getByRole('navigation');
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Início', '/'],
    ['Ofertas', '/deals'],
  ]);
  expect(within(trail).getByText('Oferta não disponível')).toHaveAttribute('aria-current', 'page');
});
