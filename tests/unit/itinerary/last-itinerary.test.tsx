import { render, screen } from '@testing-library/react';
import { ITINERARIES_KEY } from '@/components/favorites/local-memory';
import { LastItinerary } from '@/components/itinerary/last-itinerary';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const LABEL = 'Voltar ao último roteiro';
const kept = (paths: unknown) => {
  localStorage.setItem(ITINERARIES_KEY, JSON.stringify(paths));
  render(<LastItinerary label={LABEL} />);
};

it('links to the itinerary that was opened last', () => {
  kept(['/roteiro?paradas=b.2&adultos=2', '/roteiro?paradas=a.2&adultos=2']);
  expect(screen.getByRole('link', { name: LABEL })).toHaveAttribute(
    'href',
    '/roteiro?paradas=b.2&adultos=2',
  );
});

it.each([[[]], [['//example.com/roteiro?a']], ['nonsense']])('renders nothing for %j', (paths) => {
  kept(paths);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
