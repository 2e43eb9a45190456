import { act, render, screen } from '@testing-library/react';
import { OfferRail } from '@/components/offers/offer-rail';

const messages = {
  role: 'carrossel',
  previous: 'Anterior',
  next: 'Próximo',
  pause: 'Pausar',
  play: 'Continuar',
};
const items = [
  { id: '1', validUntil: '2026-11-20', card: <p>Termina hoje</p> },
  { id: '2', validUntil: null, card: <p>Sem prazo</p> },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('removes an offer from an open page when its last day ends in São Paulo', () => {
  jest.setSystemTime(new Date('2026-11-21T02:59:50Z')); // 23:59:50 of the 20th in São Paulo
  render(
    <OfferRail id="packages" heading="Pacotes e experiências" messages={messages} items={items} />,
  );
  expect(screen.getByText('Termina hoje')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.queryByText('Termina hoje')).not.toBeInTheDocument();
  expect(screen.getByText('Sem prazo')).toBeInTheDocument();
});

test('removes the section with its last offer', () => {
  jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  const { container } = render(
    <OfferRail
      id="packages"
      heading="Pacotes e experiências"
      messages={messages}
      items={items.slice(0, 1)}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['a lone offer does not scroll', '2026-11-21T12:00:00Z', 1],
  ['several offers scroll by keyboard', '2026-11-20T12:00:00Z', 2],
])('%s', (_, now, count) => {
  jest.setSystemTime(new Date(now));
  render(<OfferRail id="packages" heading="Pacotes" messages={messages} items={items} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  expect(screen.getByRole('list').tabIndex).toBe(count > 1 ? 0 : -1);
});
