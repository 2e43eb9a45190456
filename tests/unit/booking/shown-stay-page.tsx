import { screen, waitFor } from '@testing-library/react';
import { pillMessages, stayPriceMessages } from '@/components/booking/messages';
import { NativeStay } from '@/components/booking/native-stay';
import { useOwnFields } from '@/components/booking/own-fields';
import { PricedGuests, shownParty, shownStay } from '@/components/booking/shown-stay';
import { StayFields } from '@/components/booking/stay-fields';
import { StayPill } from '@/components/booking/stay-pill';
import { StayPrice } from '@/components/booking/stay-price';
import { StayTotalNote } from '@/components/booking/stay-total-note';
import type { MinimumStay } from '@/lib/booking/minimum-stay';
import type { NightlyPrices } from '@/lib/hotels/rooms/price-steps';
import { messages } from '@/lib/i18n/catalogue';
import { fixDate, onWideScreen } from '../support/browser-state';

let mockPath = '/hotels';
jest.mock('next/navigation', () => ({
  usePathname: () => mockPath,
  useRouter: () => ({ push: jest.fn() }),
}));

/** Sets the path of the next rendered page. */
export const visit = (path: string) => {
  mockPath = path;
};

export const KEY = 'vitrine:stay';
export const KEPT = 'checkin=2026-12-15&checkout=2026-12-18&adultos=2';

/** The stay that every page shows. */
export const Pill = () => <StayPill messages={pillMessages(messages.booking)} />;

/** A page with a bar, fields, the price of a hotel and links. */
export function page(
  nightly: NightlyPrices = 489,
  guests: number | null = null,
  minimums: MinimumStay[] = [],
) {
  return (
    <>
      <Pill />
      <form aria-label="busca">
        <PricedGuests value={guests}>
          <StayFields>
            <NativeStay />
          </StayFields>
        </PricedGuests>
      </form>
      <p data-testid="price">
        <StayPrice
          price="R$ 489,00"
          nightly={nightly}
          minimums={minimums}
          messages={stayPriceMessages(messages)}
        />
      </p>
      <p data-testid="note">
        <StayTotalNote
          text={messages.hotels.results.stayNote}
          guests={guests}
          partyText={messages.hotels.results.partyNote}
        />
      </p>
      <a href="/hotel_lazer/praia">Ipê Praia</a>
      <a href="/hotels?tipo=padrao">Lista</a>
    </>
  );
}

/** Fields of another kind of page. */
export function OtherFields({ open }: { open: () => void }) {
  useOwnFields('campos', open);
  return null;
}

export const pill = () => screen.getByRole('link', { name: /^(?:Sua estadia|Datas)/ });
/** Waits until the pill shows these words, which CSS reads from a property of the document. */
export const pillSays = (words: string) =>
  waitFor(() =>
    expect(
      document.documentElement.style.getPropertyValue('--stay-words').replaceAll('\u00a0', ' '),
    ).toContain(words),
  );
export const dates = () => screen.getByRole('button', { name: /^Check-in/ });
export const guests = () => screen.getByRole('button', { name: /^Hóspedes/ });
export const sent = () =>
  new URLSearchParams([...new FormData(screen.getByRole('form'))].map(([n, v]) => [n, String(v)]));

// Load them once up front, so that no test has to wait for them.
beforeAll(async () => {
  await import('@/components/booking/panels');
  await import('@/components/booking/stay-fields-live');
}, 60_000);

// Months of buttons: this only limits how long a busy machine may take.
jest.setTimeout(120_000);

beforeEach(() => {
  mockPath = '/hotels';
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', '/');
  shownStay.set(null);
  shownParty.set(null);
  fixDate();
  onWideScreen();
});
afterEach(() => jest.useRealTimers());
