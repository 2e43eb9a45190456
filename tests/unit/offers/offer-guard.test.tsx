import { act, render, screen } from '@testing-library/react';
import { OfferGuard } from '@/components/offers/offer-guard';

const show = (validUntil: string | null) =>
  render(
    <OfferGuard validUntil={validUntil} unavailable={<p>Oferta não disponível</p>}>
      <p>Feriado na praia</p>
    </OfferGuard>,
  );

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T02:59:50Z') })); // 23:59:50 of the 20th
afterEach(() => jest.useRealTimers());

test('replaces the offer on an open page when its last day ends in São Paulo', () => {
  show('2026-11-20');
  expect(screen.getByText('Feriado na praia')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.queryByText('Feriado na praia')).not.toBeInTheDocument();
  expect(screen.getByText('Oferta não disponível')).toBeInTheDocument();
});

test('replaces the offer immediately on a page rendered before midnight', () => {
  show('2026-11-19');
  expect(screen.getByText('Oferta não disponível')).toBeInTheDocument();
});

test('keeps an offer without a last day', () => {
  show(null);
  act(() => jest.advanceTimersByTime(300_000));
  expect(screen.getByText('Feriado na praia')).toBeInTheDocument();
});
