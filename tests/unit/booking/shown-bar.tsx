import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingBar } from '@/components/booking/booking-bar';
import { messages } from '@/lib/i18n/catalogue';
import { fixDate, onWideScreen } from '../support/browser-state';

const TEXTS = { ...messages.booking, newTab: 'abre em nova aba' };
export const ENGINE = {
  name: 'omnibees',
  baseUrl: 'https://book.omnibees.com/hotelresults',
  hotelId: '4217',
} as const;

export type Engine = Parameters<typeof BookingBar>[0]['hotel']['engine'];

const NOTES = [
  { from: '2026-12-19', to: '2026-12-19', text: 'Começa a alta temporada', minNights: null },
  { from: '2026-12-28', to: '2027-01-02', text: 'Réveillon', minNights: 5 },
];
const ROOMS = [
  { name: 'Suíte Vista Mar', capacity: 2 },
  { name: 'Quarto Família', capacity: 4 },
  { name: 'Duplex da Enseada', capacity: 5 },
];

export function bar(engine: Engine = ENGINE, phone: string | null = null) {
  const fallback = { phone: '(41) 0000-0000', whatsapp: '5541900000000' };
  const hotel = { id: 'h1', name: 'Ipê Bombinhas Praia', engine, phone, fallback };
  return (
    <BookingBar
      hotel={hotel}
      messages={TEXTS}
      price="R$ 489,00"
      nightly={[
        [2, 489],
        [5, 568],
      ]}
      notes={NOTES}
      rooms={ROOMS}
    />
  );
}

export async function open(engine?: Engine, phone?: string) {
  const user = userEvent.setup();
  render(bar(engine, phone));
  await screen.findByText(/\d{4} a \d/);
  return user;
}

export const datesField = () => screen.getByRole('button', { name: /^Check-in e check-out/ });
export const guestsField = () => screen.getByRole('button', { name: /^Hóspedes/ });
export const submit = () => screen.getByRole('link', { name: /^Ver disponibilidade/ });
export const parameters = () => new URL(submit().getAttribute('href') ?? '').searchParams;
// By label, not by role: computing the accessible names of seventy buttons is slow in jsdom.
export const day = (name: RegExp) => screen.getByLabelText(name, { selector: 'button' });

let listeners: AbortController | undefined;

/** Records what happens to forms submitted from here on; a native submit would open a tab. */
export function submissions() {
  const sent: string[] = [];
  listeners = new AbortController();
  document.addEventListener(
    'submit',
    (event) => sent.push(event.defaultPrevented ? 'prevented' : 'native'),
    { signal: listeners.signal },
  );
  return sent;
}

// Months of buttons: this only limits how long a busy machine may take.
jest.setTimeout(120_000);

// Load it once up front, so that no test has to wait for it.
beforeAll(() => import('@/components/booking/panels'));

beforeEach(() => {
  fixDate();
  jest.spyOn(console, 'warn').mockImplementation();
  sessionStorage.clear();
  // A desktop: the calendar shows two months.
  onWideScreen();
});

afterEach(() => {
  jest.useRealTimers();
  listeners?.abort();
});
