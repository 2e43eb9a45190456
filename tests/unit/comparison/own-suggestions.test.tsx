import { render } from '@testing-library/react';
import { COMPARE_KEY } from '@/components/comparison/compare-form';
import { OwnSuggestions } from '@/components/comparison/own-suggestions';
import { FAVORITES_KEY } from '@/components/favorites/local-memory';

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: mockReplace }) }));

const STAY = { dates: null, adults: 2, childrenAges: [], promo: '' };
const offered = (hotels: string[]) => {
  render(<OwnSuggestions comparison={{ hotels, suggested: [], stay: STAY }} />);
  return mockReplace.mock.calls.map(([href]) => href);
};

beforeEach(() => {
  mockReplace.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

it('suggests hotels chosen in the list before favorites', () => {
  const choice = [{ key: 'ipe-bombinhas-praia', name: 'Ipê Bombinhas Praia', image: null }];
  sessionStorage.setItem(COMPARE_KEY, JSON.stringify(choice));
  localStorage.setItem(FAVORITES_KEY, JSON.stringify(['ipe-noronha']));
  expect(offered(['ipe-curitiba-batel'])).toEqual([
    '/comparar?hoteis=ipe-curitiba-batel&entre=ipe-bombinhas-praia,ipe-noronha',
  ]);
});

it('keeps the site’s own suggestions if nothing is chosen, kept or seen', () => {
  expect(offered(['ipe-curitiba-batel'])).toEqual([]);
});
