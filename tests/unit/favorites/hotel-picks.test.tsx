import { act, screen } from '@testing-library/react';
import { shownParty } from '@/components/booking/shown-stay';
import { HotelPicks } from '@/components/favorites/hotel-picks';
import { renderPt } from '../support/intl';
import { beachHotel } from './card-row';

jest.mock('next/navigation', () => ({
  usePathname: () => '/roteiro',
  useRouter: () => ({ push: jest.fn() }),
}));

const hotel = beachHotel({ nightly: [433, 433, 824, null] });
const picks = [{ hotel, href: '/roteiro?paradas=ipe-praia.2', name: 'Começar: Ipê Praia' }];

const partyOf = (people: number) => ({ people, guests: '' });

const price = () => document.querySelector('.picks .numeric')?.textContent;

afterEach(() => act(() => shownParty.set(null)));

it('prices suggested hotels for the guests of the chosen stay', () => {
  renderPt(<HotelPicks picks={picks} label="Começar" />);
  expect(price()).toMatch(/^R\$\s433,00 \/noite$/);
  act(() => shownParty.set(partyOf(3)));
  expect(price()).toMatch(/^R\$\s824,00 \/noite$/);
  act(() => shownParty.set(partyOf(4)));
  expect(price()).toBe('Não há quarto para 4 pessoas');
  expect(screen.getByRole('link', { name: 'Começar: Ipê Praia' })).toBeVisible();
});

it('puts hotels without a room for the guests last', () => {
  const other = { ...hotel, id: 'b0000000-0000-4000-8000-000000000002', nightly: 300 };
  const [first] = picks;
  renderPt(
    <HotelPicks
      picks={[...picks, { hotel: other, href: '/roteiro?paradas=b.2', name: 'Outro' }]}
      label="Adicionar"
      guests={4}
    />,
  );
  const names = screen.getAllByRole('link', { name: /^(?:Outro|Começar)/ });
  expect(names.map((link) => link.getAttribute('href'))).toEqual([
    '/roteiro?paradas=b.2',
    first?.href,
  ]);
});

it('keeps the prices for the guests of an itinerary', () => {
  act(() => shownParty.set(partyOf(2)));
  renderPt(<HotelPicks picks={picks} label="Adicionar" guests={3} />);
  expect(price()).toMatch(/^R\$\s824,00 \/noite$/);
});
