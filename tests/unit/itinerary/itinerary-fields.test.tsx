import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pillMessages } from '@/components/booking/messages';
import { shownStay, shownStayMessages } from '@/components/booking/shown-stay';
import { STORED_STAY, STORED_WORDS } from '@/components/booking/stored-stay';
import { ItineraryFields } from '@/components/itinerary/itinerary-fields';
import { messages } from '@/lib/i18n/catalogue';
import { fixDate, onWideScreen } from '../support/browser-state';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const TEXTS = { label: 'Primeiro check-in', empty: 'Escolha a data' };
const ITINERARY = {
  stops: [
    { hotel: 'praia', nights: 3 },
    { hotel: 'serra', nights: 2 },
  ],
  checkIn: null,
  adults: 2,
  childrenAges: [],
};

beforeAll(async () => {
  await import('@/components/booking/panels');
}, 60_000);

jest.setTimeout(30_000);

beforeEach(() => {
  push.mockClear();
  fixDate();
  onWideScreen();
});
afterEach(() => jest.useRealTimers());

function show() {
  render(
    <>
      <form>
        <input type="hidden" name="paradas" value="praia.3,serra.2" />
        <ItineraryFields itinerary={ITINERARY} today="2026-11-17" texts={TEXTS} />
      </form>
      <a href="#primeiro-check-in">Escolher a data de check-in</a>
    </>,
  );
  return userEvent.setup();
}
const day = (name: RegExp) => screen.getByLabelText(name, { selector: 'button' });

it('chooses the first day in the site’s calendar, which shows all nights that follow', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: /^Primeiro check-in/ }));
  await screen.findByRole('dialog', { name: 'Primeiro check-in' });
  await user.click(day(/^sexta-feira, 20 de novembro/));
  expect(day(/25 de novembro de 2026, check-out$/)).toBeVisible();
  // Another click chooses another first day, never an end.
  await user.click(day(/^domingo, 22 de novembro/));
  expect(push).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirmar 5 noites' }));
  expect(push).toHaveBeenCalledWith(
    '/roteiro?paradas=praia.3,serra.2&checkin=2026-11-22&adultos=2',
    { scroll: false },
  );
  expect(screen.getByRole('button', { name: /^Primeiro check-in/ })).toHaveTextContent(
    'Dom 22 nov',
  );
});

it('the links of the stops open the calendar; closing it does not navigate', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Escolher a data de check-in' }));
  await screen.findByRole('dialog', { name: 'Primeiro check-in' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(push).not.toHaveBeenCalled();
});

it('shows the days of the itinerary in place of the stored stay, until it unmounts', () => {
  sessionStorage.setItem(STORED_STAY, 'checkin=2026-12-10&checkout=2026-12-13&adultos=2');
  sessionStorage.setItem(STORED_WORDS, '["10 a 13 dez","10 a 13 dez · 2 adultos"]');
  const kept = { ...sessionStorage };
  shownStayMessages.set(pillMessages(messages.booking));
  history.replaceState(null, '', '/roteiro?paradas=praia.3,serra.2&checkin=2027-01-20&adultos=3');
  const fields = (
    <ItineraryFields
      itinerary={{ ...ITINERARY, checkIn: '2027-01-20', adults: 3 }}
      today="2026-11-17"
      texts={TEXTS}
    />
  );
  const { unmount } = render(fields);
  expect(shownStay.get()).toMatchObject({ nights: 5, people: 3, compact: '20 a 25 jan' });
  expect({ ...sessionStorage }).toEqual(kept);
  history.replaceState(null, '', '/about');
  unmount();
  expect(shownStay.get()).toMatchObject({ nights: 3, people: 2, compact: '10 a 13 dez' });
  expect(sessionStorage.getItem(STORED_STAY)).toBe(kept[STORED_STAY]);
  sessionStorage.clear();
});
