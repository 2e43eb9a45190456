import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pillMessages, stayPriceMessages } from '@/components/booking/messages';
import { NativeStay } from '@/components/booking/native-stay';
import { useOwnFields } from '@/components/booking/own-fields';
import { PricedGuests, shownStay } from '@/components/booking/shown-stay';
import { StayFields } from '@/components/booking/stay-fields';
import { StayPill } from '@/components/booking/stay-pill';
import { StayPrice } from '@/components/booking/stay-price';
import { StayTotalNote } from '@/components/booking/stay-total-note';
import type { NightlyPrices } from '@/lib/hotels/rooms/price-steps';
import { messages } from '@/lib/i18n/catalogue';
import { renderPt } from '../support/intl';

let mockPath = '/hotels';
jest.mock('next/navigation', () => ({
  usePathname: () => mockPath,
  useRouter: () => ({ push: jest.fn() }),
}));

const KEY = 'vitrine:stay';
const KEPT = 'checkin=2026-12-15&checkout=2026-12-18&adultos=2';

/** A page with a bar, fields, the price of a hotel and links. */
function page(nightly: NightlyPrices = 489, guests: number | null = null, asked = guests) {
  return (
    <>
      <StayPill messages={pillMessages(messages.booking)} />
      <form aria-label="busca">
        <PricedGuests value={asked}>
          <StayFields>
            <NativeStay />
          </StayFields>
        </PricedGuests>
      </form>
      <p data-testid="price">
        <StayPrice
          price="R$ 489,00"
          nightly={nightly}
          withTotal
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
function OtherFields({ open }: { open: () => void }) {
  useOwnFields('campos', open);
  return null;
}

const pill = () => screen.getByRole('link', { name: /^(?:Sua estadia|Datas)/ });
/** Waits until the pill shows these words, which a style sheet reads from the document. */
const pillSays = (words: string) =>
  waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--stay-words')).toContain(words),
  );
const dates = () => screen.getByRole('button', { name: /^Check-in/ });
const guests = () => screen.getByRole('button', { name: /^Hóspedes/ });
const sent = () =>
  new URLSearchParams([...new FormData(screen.getByRole('form'))].map(([n, v]) => [n, String(v)]));

// Fetched once, so that no test is the one that waits for it.
beforeAll(async () => {
  await import('@/components/booking/panels');
  await import('@/components/booking/stay-fields-live');
}, 60_000);

jest.setTimeout(30_000);

beforeEach(() => {
  mockPath = '/hotels';
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', '/');
  shownStay.set(null);
  jest.useFakeTimers({
    now: new Date(2026, 10, 17, 12),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'setInterval', 'queueMicrotask'],
  });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    );
});
afterEach(() => jest.useRealTimers());

it('says nothing of a stay while none is chosen, and keeps nothing', async () => {
  renderPt(page());
  expect(pill()).toHaveAccessibleName('Datas e hóspedes');
  expect(pill()).toHaveAttribute('href', '#estadia');
  expect(screen.getByTestId('note')).toBeEmptyDOMElement();
  expect(screen.getByTestId('price')).toHaveTextContent(/^A partir deR\$ 489,00 \/noite$/);
  expect(screen.queryByText(/noites/)).not.toBeInTheDocument();
  expect([...sent().values()].filter(Boolean)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['/', '#estadia'],
  ['/hotels/regiao/x', '#estadia'],
  ['/about', '/hotels#estadia'],
  ['/hotels2', '/hotels#estadia'],
])('on %s the pill leads to %s', (path, href) => {
  mockPath = path;
  renderPt(<StayPill messages={pillMessages(messages.booking)} />);
  expect(pill()).toHaveAttribute('href', href);
});

it('leads to the fields of a page that has some, and to those of the list once it is left', async () => {
  mockPath = '/comparar';
  const opened = jest.fn();
  const shown = (hasFields: boolean) => (
    <>
      <StayPill messages={pillMessages(messages.booking)} />
      {hasFields ? <OtherFields open={opened} /> : null}
    </>
  );
  const { rerender } = renderPt(shown(true));
  expect(pill()).toHaveAttribute('href', '#campos');
  await userEvent.click(pill());
  expect(opened).toHaveBeenCalledTimes(1);
  rerender(shown(false));
  expect(pill()).toHaveAttribute('href', '/hotels#estadia');
});

it.each([
  ['the tab has kept', () => sessionStorage.setItem(KEY, KEPT)],
  ['the address names', () => history.replaceState(null, '', `/?${KEPT}`)],
])('the stay that %s is everywhere on the page', async (_what, bring) => {
  bring();
  renderPt(page());
  await pillSays('15 a 18 dez · 2 adultos');
  expect(pill()).toHaveAccessibleName('Sua estadia: de 15 a 18 de dezembro, 2 adultos. Alterar');
  expect(screen.getByText(/^3 noites: R\$.1\.467,00$/)).toBeVisible();
  expect(screen.getByTestId('note')).toHaveTextContent(
    'Total de 3 noites para 2 pessoas, sem as taxas.',
  );
  expect(await screen.findByText('Ter 15 a sex 18 dez')).toBeInTheDocument();
  expect(Object.fromEntries(sent())).toEqual({
    checkin: '2026-12-15',
    checkout: '2026-12-18',
    adultos: '2',
    idades: '',
  });
  expect(sessionStorage.getItem(KEY)).toBe(KEPT);
});

it.each([
  ['past', 'checkin=2026-11-01&checkout=2026-11-05&adultos=2'],
  ['nonsense', 'checkin=x&checkout=<b>&adultos=99'],
  ['half', 'checkin=2026-12-15&adultos=2'],
])('a kept stay that is %s is none to show', async (_what, kept) => {
  sessionStorage.setItem(KEY, kept);
  renderPt(page());
  await act(async () => {
    await import('@/components/booking/stay-store');
  });
  expect(pill()).toHaveAccessibleName('Datas e hóspedes');
  expect(screen.queryByText(/noites/)).not.toBeInTheDocument();
});

it('a press opens the calendar, and what is chosen there is everywhere at once', async () => {
  renderPt(page());
  const user = userEvent.setup();
  await user.click(dates());
  await screen.findByRole('dialog', { name: 'Datas da estadia' });
  await user.click(screen.getByLabelText(/^sexta-feira, 20 de novembro/, { selector: 'button' }));
  await user.click(screen.getByLabelText(/^terça-feira, 24 de novembro/, { selector: 'button' }));
  expect(dates()).toHaveTextContent('Sex 20 a ter 24 nov');
  await user.click(guests());
  await screen.findByRole('dialog', { name: 'Hóspedes e idades' });
  await user.click(screen.getByRole('button', { name: 'Aumentar adultos' }));
  expect(guests()).toHaveTextContent('3 adultos');
  expect(sent().get('adultos')).toBe('3');
  expect(sessionStorage.getItem(KEY)).toBe('checkin=2026-11-20&checkout=2026-11-24&adultos=3');
});

it('the pill opens the calendar of its page, as often as it is pressed', async () => {
  renderPt(page());
  const user = userEvent.setup();
  for (const _ of [1, 2]) {
    await user.click(pill());
    await screen.findByRole('dialog', { name: 'Datas da estadia' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

it('an address that names the fields opens the calendar once', async () => {
  history.replaceState(null, '', '/hotels?q=mar#estadia');
  renderPt(page());
  await screen.findByRole('dialog', { name: 'Datas da estadia' });
  expect(location.href).toMatch(/\/hotels\?q=mar$/);
});

it('what the plain fields hold is taken over', async () => {
  renderPt(page());
  const user = userEvent.setup();
  const [checkIn, checkOut] = screen.getAllByLabelText(/^Check-(?:in|out)$/);
  if (!checkIn || !checkOut) throw new Error('no plain fields');
  fireEvent.change(checkIn, { target: { value: '2026-12-15' } });
  fireEvent.change(checkOut, { target: { value: '2026-12-18' } });
  await user.click(dates());
  await screen.findByRole('dialog', { name: 'Datas da estadia' });
  expect(dates()).toHaveTextContent('Ter 15 a sex 18 dez');
});

it('an address with a stay says the changed one, so that a reload keeps it', async () => {
  history.replaceState(null, '', `/hotels?q=mar&${KEPT}`);
  renderPt(page());
  const user = userEvent.setup();
  await screen.findByText('Ter 15 a sex 18 dez');
  await user.click(guests());
  await user.click(await screen.findByRole('button', { name: 'Diminuir adultos' }));
  expect(location.search).toBe('?q=mar&checkin=2026-12-15&checkout=2026-12-18&adultos=1');
});

it('a check-in alone leaves the stay that is kept, and clearing takes it away', async () => {
  history.replaceState(null, '', `/hotels?${KEPT}`);
  renderPt(page());
  const user = userEvent.setup();
  await screen.findByText('Ter 15 a sex 18 dez');
  await user.click(dates());
  const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
  await user.click(screen.getByLabelText(/^domingo, 20 de dezembro/, { selector: 'button' }));
  expect(dates()).toHaveTextContent('20/12/2026 a …');
  expect(sessionStorage.getItem(KEY)).toBe(KEPT);
  expect(location.search).toBe(`?${KEPT}`);
  await pillSays('15 a 18 dez · 2 adultos');

  await user.click(screen.getByLabelText(/^terça-feira, 22 de dezembro/, { selector: 'button' }));
  expect(sessionStorage.getItem(KEY)).toBe('checkin=2026-12-20&checkout=2026-12-22&adultos=2');
  await pillSays('20 a 22 dez · 2 adultos');
  await user.click(within(panel).getByText('Limpar'));
  expect(sessionStorage.getItem(KEY)).toBe('adultos=2');
  expect(pill()).toHaveAccessibleName('Datas e hóspedes');
});

it('links to hotels carry the stay when they are pressed, and no others', async () => {
  sessionStorage.setItem(KEY, KEPT);
  renderPt(page());
  await pillSays('15 a 18 dez · 2 adultos');
  const user = userEvent.setup();
  const press = (name: string) => {
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    return user.click(link).then(() => link.getAttribute('href'));
  };
  expect(screen.getByRole('link', { name: 'Ipê Praia' })).toHaveAttribute(
    'href',
    '/hotel_lazer/praia',
  );
  expect(await press('Ipê Praia')).toBe(`/hotel_lazer/praia?${KEPT}`);
  expect(await press('Ipê Praia')).toBe(`/hotel_lazer/praia?${KEPT}`);
  expect(await press('Lista')).toBe('/hotels?tipo=padrao');
});

const STEPS: NightlyPrices = [
  [2, 433],
  [3, 824.5],
  [4, 0],
];

it.each([
  ['two in the cheapest room', '', STEPS, /433,00 \/noite3 noites: R\$ 1\.299,00$/],
  [
    'three in the room that holds them',
    '&idades=6',
    STEPS,
    /824,50 \/noite3 noites: R\$ 2\.473,50$/,
  ],
  ['four whose room has no price', '&idades=6,7', STEPS, /^Valor sob consulta$/],
  ['five whom no room holds', '&idades=6,7,8', STEPS, /^Não há quarto para 5 pessoas$/],
  ['a hotel without rooms', '&idades=6,7,8', 489, /489,00 \/noite3 noites: R\$ 1\.467,00$/],
  ['a hotel without a price', '', 0, /^Valor sob consulta$/],
] as const)('the price of a hotel for %s', async (_case, ages, nightly, text) => {
  sessionStorage.setItem(KEY, KEPT + ages);
  renderPt(page(nightly as NightlyPrices));
  await pillSays('15 a 18 dez · ');
  expect(screen.getByTestId('price')).toHaveTextContent(text);
});

it('says whom prices are for until a stay says it, and then what its totals are', async () => {
  const { unmount } = renderPt(page(undefined, 3));
  expect(screen.getByTestId('note')).toHaveTextContent('Diárias para 3 pessoas.');
  unmount();
  sessionStorage.setItem(KEY, `${KEPT}&idades=6`);
  renderPt(page());
  await pillSays('15 a 18 dez · 3 hóspedes');
  expect(screen.getByTestId('note')).toHaveTextContent(
    'Total de 3 noites para 3 pessoas, sem as taxas.',
  );
});

it('the guests that the address asks prices for are in their field until others are chosen', async () => {
  renderPt(page(undefined, 4));
  const user = userEvent.setup();
  expect(await screen.findByText('4 pessoas')).toBeInTheDocument();
  expect([...sent().values()].filter(Boolean)).toEqual([]);
  await user.click(guests());
  const fewer = await screen.findByRole('button', { name: 'Diminuir adultos' });
  for (const _ of [1, 2]) await user.click(fewer);
  expect(guests()).toHaveTextContent(/2 adultos$/);
  expect(sent().get('adultos')).toBe('2');
});

it('dates are chosen for the guests that the address asks prices for', async () => {
  renderPt(page(undefined, 4));
  const user = userEvent.setup();
  await screen.findByText('4 pessoas');
  await user.click(dates());
  await screen.findByRole('dialog', { name: 'Datas da estadia' });
  await user.click(screen.getByLabelText(/^sexta-feira, 20 de novembro/, { selector: 'button' }));
  await user.click(screen.getByLabelText(/^terça-feira, 24 de novembro/, { selector: 'button' }));
  expect(guests()).toHaveTextContent(/4 adultos$/);
  expect(sessionStorage.getItem(KEY)).toBe('checkin=2026-11-20&checkout=2026-11-24&adultos=4');
});

it('a number of guests that adults alone can not be is shown as it is', async () => {
  renderPt(page(undefined, 6));
  expect(await screen.findByText('6 pessoas')).toBeInTheDocument();
});

it('dates are chosen for a whole party of which one booking takes not all as adults, and it is said', async () => {
  renderPt(page(undefined, 6));
  const user = userEvent.setup();
  await screen.findByText('6 pessoas');
  expect(screen.queryByText(/^Uma reserva leva/)).not.toBeInTheDocument();
  await user.click(dates());
  await screen.findByRole('dialog', { name: 'Datas da estadia' });
  await user.click(screen.getByLabelText(/^sexta-feira, 20 de novembro/, { selector: 'button' }));
  await user.click(screen.getByLabelText(/^terça-feira, 24 de novembro/, { selector: 'button' }));
  expect(guests()).toHaveTextContent(/4 adultos, 2 crianças$/);
  expect(sessionStorage.getItem(KEY)).toBe(
    'checkin=2026-11-20&checkout=2026-11-24&adultos=4&idades=0,0',
  );
  expect(
    screen.getByText(
      'Uma reserva leva até 4 adultos: 2 pessoas entraram como crianças. Confira as idades em Hóspedes.',
    ),
  ).toBeVisible();
  await user.click(guests());
  await user.click(await screen.findByRole('button', { name: 'Diminuir crianças' }));
  expect(screen.queryByText(/^Uma reserva leva/)).not.toBeInTheDocument();
});

it('a chosen stay counts for more than the guests of the address', async () => {
  sessionStorage.setItem(KEY, KEPT);
  renderPt(page(undefined, 4));
  await screen.findByText('Ter 15 a sex 18 dez');
  expect(guests()).toHaveTextContent(/2 adultos$/);
});
