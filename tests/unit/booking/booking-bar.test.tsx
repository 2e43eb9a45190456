import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BookingBar } from '@/components/booking/booking-bar';
import { KEPT_STAY } from '@/components/booking/kept-stay';
import { messages } from '@/lib/i18n/catalogue';

const TEXTS = { ...messages.booking, newTab: 'abre em nova aba' };
const ENGINE = {
  name: 'omnibees',
  baseUrl: 'https://book.omnibees.com/hotelresults',
  hotelId: '4217',
} as const;

type Engine = Parameters<typeof BookingBar>[0]['hotel']['engine'];

const NOTES = [
  { from: '2026-12-19', to: '2026-12-19', text: 'Começa a alta temporada', minNights: null },
  { from: '2026-12-28', to: '2027-01-02', text: 'Réveillon', minNights: 5 },
];
const ROOMS = [
  { name: 'Suíte Vista Mar', capacity: 2 },
  { name: 'Quarto Família', capacity: 4 },
  { name: 'Duplex da Enseada', capacity: 5 },
];

function bar(engine: Engine = ENGINE, phone: string | null = null) {
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

async function open(engine?: Engine, phone?: string) {
  const user = userEvent.setup();
  render(bar(engine, phone));
  await screen.findByText(/\d{4} a \d/);
  return user;
}

const datesField = () => screen.getByRole('button', { name: /^Check-in e check-out/ });
const guestsField = () => screen.getByRole('button', { name: /^Hóspedes/ });
const submit = () => screen.getByRole('link', { name: /^Ver disponibilidade/ });
const parameters = () => new URL(submit().getAttribute('href') ?? '').searchParams;
// By label, not by role: seventy buttons times an accessible name are slow in jsdom.
const day = (name: RegExp) => screen.getByLabelText(name, { selector: 'button' });

let listeners: AbortController | undefined;

/** What becomes of the forms that are sent from here on; a native one would open a tab. */
function submissions() {
  const sent: string[] = [];
  listeners = new AbortController();
  document.addEventListener(
    'submit',
    (event) => sent.push(event.defaultPrevented ? 'prevented' : 'native'),
    { signal: listeners.signal },
  );
  return sent;
}

// Two months of buttons on a busy machine.
jest.setTimeout(30_000);

// Fetched once, so that no test is the one that waits for it.
beforeAll(() => import('@/components/booking/panels'));

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 17, 12),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'setInterval', 'queueMicrotask'],
  });
  jest.spyOn(console, 'warn').mockImplementation();
  sessionStorage.clear();
  // A desktop: the calendar shows two months.
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    );
});

afterEach(() => {
  jest.useRealTimers();
  listeners?.abort();
});

describe('before anything is touched', () => {
  it('the static page has every label, no date and no link', () => {
    const html = renderToString(bar());
    expect(html).toContain('Check-in e check-out');
    expect(html).toContain('>2 adultos<');
    expect(html).toContain('Ver disponibilidade');
    expect(html).not.toMatch(/\d{2}\/\d{2}\/\d{4}|<a\b/);
  });

  it('the static page holds what the server may answer, a minimum stay of the hotel included', () => {
    const html = renderToString(bar());
    expect(html).toMatch(/id="reserva-past"[^>]*>.*?O check-in já passou/);
    expect(html).toMatch(/id="reserva-minimo-5"[^>]*>.*?Mínimo de 5 noites</);
    expect(html.match(/id="reserva-minimo-/g)).toHaveLength(1);
  });

  it('proposes today through tomorrow for 2 adults, and links to exactly that', async () => {
    await open();
    expect(datesField()).toHaveTextContent('17/11/2026 a 18/11/2026');
    expect(guestsField()).toHaveTextContent(/2 adultos$/);
    expect(submit()).toHaveAttribute('target', '_blank');
    expect(submit()).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(Object.fromEntries(parameters())).toEqual({
      q: '4217',
      NRooms: '1',
      CheckIn: '17112026',
      CheckOut: '18112026',
      ad: '2',
      ch: '0',
      ag: '',
      Code: '',
    });
  });
});

describe('dates on a phone', () => {
  beforeEach(() => {
    jest
      .mocked(window.matchMedia)
      .mockImplementation(
        (query) =>
          Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
      );
  });

  it('a sheet of many months, chosen across them, closed by its button', async () => {
    const user = await open();
    await user.click(datesField());
    const sheet = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(within(sheet).getAllByRole('grid')).toHaveLength(12);
    expect(within(sheet).queryByRole('button', { name: 'Próximo mês' })).not.toBeInTheDocument();
    await user.click(day(/28 de novembro de 2026/));
    await user.click(day(/\b4 de dezembro de 2026/));
    expect(sheet).toHaveTextContent('6 noites, de 28/11/2026 a 04/12/2026');
    expect(sheet).toHaveTextContent(/6 noites × R\$\s489,00/);
    expect(sheet).toHaveTextContent(/R\$\s2\.934,00/);
    expect(sheet).toHaveTextContent('Check-inSáb 28 novCheck-outSex 4 dez');
    await user.click(within(sheet).getByText('Confirmar 6 noites'));
    expect(sheet).not.toBeInTheDocument();
    expect(datesField()).toHaveTextContent('28/11/2026 a 04/12/2026');
    expect(datesField()).toHaveFocus();
  });

  it('sums up the nights of a room that holds the guests', async () => {
    history.replaceState(null, '', '?checkin=2026-11-28&checkout=2026-12-04&adultos=2&idades=6');
    const user = await open();
    await user.click(datesField());
    const sheet = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(sheet).toHaveTextContent(/6 noites × R\$\s568,00/);
    history.replaceState(null, '', '/');
  });

  it('can be left without a choice', async () => {
    const user = await open();
    await user.click(datesField());
    const sheet = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    await user.click(within(sheet).getByLabelText('Fechar o calendário'));
    expect(sheet).not.toBeInTheDocument();
    expect(datesField()).toHaveTextContent('17/11/2026 a 18/11/2026');
    expect(datesField()).toHaveFocus();
  });
});

describe('dates', () => {
  it('two clicks make a stay; past days can’t be chosen', async () => {
    const user = await open();
    await user.click(datesField());
    const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(within(panel).getAllByRole('grid')).toHaveLength(2);
    expect(within(panel).getByText('novembro 2026')).toBeVisible();
    expect(day(/16 de novembro de 2026/)).toBeDisabled();

    await user.click(day(/^sexta-feira, 20 de novembro de 2026, Dia da Consciência Negra$/));
    expect(datesField()).toHaveTextContent('20/11/2026 a …');
    expect(within(panel).getByText(/Agora escolha o check-out/)).toBeVisible();
    const confirm = within(panel).getByRole('button', { name: 'Escolha o check-out' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm);
    expect(panel).toBeVisible();

    await user.click(day(/^terça-feira, 24 de novembro de 2026$/));
    expect(panel).toHaveTextContent('4 noites, de 20/11/2026 a 24/11/2026');
    expect(day(/20 de novembro de 2026, Dia da Consciência Negra, check-in$/)).toBeVisible();
    expect(day(/22 de novembro de 2026, dentro da estadia$/)).toBeVisible();
    expect(day(/24 de novembro de 2026, check-out$/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Confirmar 4 noites' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(datesField()).toHaveFocus();
    expect(parameters().get('CheckIn')).toBe('20112026');
    expect(parameters().get('CheckOut')).toBe('24112026');
  });

  it('names holidays and the hotel’s notes with their days, and repeats them below the months', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-15&checkout=2026-12-18');
    const user = await open();
    history.replaceState(null, '', '/');
    await user.click(datesField());
    const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(day(/25 de dezembro de 2026, Natal$/)).toBeVisible();
    expect(day(/19 de dezembro de 2026, Começa a alta temporada$/)).toBeVisible();
    expect(panel).toHaveTextContent('25 Natal, feriado nacional');
    expect(panel).toHaveTextContent('28 a 31 Mínimo de 5 noites. Réveillon');
  });

  it('a stay that is too short for the hotel’s days can’t be confirmed, and the button says so', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-29&checkout=2026-12-31');
    const user = await open();
    history.replaceState(null, '', '/');
    await user.click(datesField());
    const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    const short = within(panel).getByRole('button', { name: 'Mínimo de 5 noites' });
    expect(short).toHaveAttribute('aria-disabled', 'true');
    await user.click(day(/28 de dezembro de 2026/));
    await user.click(day(/\b2 de janeiro de 2027/));
    expect(within(panel).getByRole('button', { name: 'Confirmar 5 noites' })).toBeEnabled();
  });

  it('moves by week and by month with the keys', async () => {
    const user = await open();
    await user.click(datesField());
    await waitFor(() => expect(day(/^Hoje, .*17 de novembro/)).toHaveFocus());
    await user.keyboard('{PageDown}');
    expect(day(/17 de dezembro de 2026/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(day(/24 de dezembro de 2026/)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(day(/24 de novembro de 2026/)).toHaveFocus();
  });

  it('the same day twice is not a stay', async () => {
    const user = await open();
    await user.click(datesField());
    await screen.findByRole('dialog');
    await user.click(day(/20 de novembro de 2026/));
    await user.click(day(/20 de novembro de 2026/));
    expect(datesField()).toHaveTextContent('20/11/2026 a …');
    expect(screen.queryByRole('link', { name: /^Ver disponibilidade/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const sent = submissions();
    await user.click(screen.getByRole('button', { name: 'Ver disponibilidade' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha check-in e check-out.');
    expect(sent).toEqual(['prevented']);
  });

  it('works by keyboard alone: arrows, Enter, Escape gives the focus back', async () => {
    const user = await open();
    await user.tab();
    expect(datesField()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(day(/^Hoje, .*17 de novembro/)).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(datesField()).toHaveTextContent('24/11/2026 a …');
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(datesField()).toHaveTextContent('24/11/2026 a 02/12/2026');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(datesField()).toHaveFocus();
  });

  it('an open range searches nothing and says so beside the field', async () => {
    const user = await open();
    await user.click(datesField());
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await user.keyboard('{Escape}');
    expect(datesField()).toHaveTextContent('Escolha as datas');

    await user.click(screen.getByRole('button', { name: 'Ver disponibilidade' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha check-in e check-out.');
    expect(datesField()).toHaveFocus();
    expect(datesField()).toHaveAccessibleDescription('Escolha check-in e check-out.');
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('the stay that the tab has kept', () => {
  beforeEach(() =>
    sessionStorage.setItem('vitrine:stay', 'checkin=2026-12-20&adultos=3&idades=4&promo=VERAO'),
  );
  afterEach(() => history.replaceState(null, '', '/'));

  it('fills what an address with dates leaves open', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-01&checkout=2026-12-03');
    await open();
    expect(guestsField()).toHaveTextContent('3 adultos, 1 criança');
  });

  it('adds no child and no code to a link that names its guests', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-01&checkout=2026-12-03&adultos=2');
    await open();
    expect(guestsField()).toHaveTextContent(/2 adultos$/);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('guests', () => {
  it('keeps adults between 1 and 4', async () => {
    const user = await open();
    await user.click(guestsField());
    const panel = await screen.findByRole('dialog', { name: 'Hóspedes e idades' });
    expect(panel).toHaveTextContent('Idade 13+');
    const more = screen.getByRole('button', { name: 'Aumentar adultos' });
    const fewer = screen.getByRole('button', { name: 'Diminuir adultos' });

    for (let i = 0; i < 5; i++) await user.click(more);
    expect(guestsField()).toHaveTextContent('4 adultos');
    expect(more).toHaveAttribute('aria-disabled', 'true');
    for (let i = 0; i < 6; i++) await user.click(fewer);
    expect(guestsField()).toHaveTextContent(/1 adulto$/);
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect(parameters().get('ad')).toBe('1');
  });

  it('asks an age of 0 to 12 for each of at most 3 children and keeps those given', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog');
    expect(screen.getByRole('dialog')).toHaveTextContent('Idade 0-12, até 3');
    const more = screen.getByRole('button', { name: 'Aumentar crianças' });
    for (let i = 0; i < 4; i++) await user.click(more);

    expect(guestsField()).toHaveTextContent('2 adultos, 3 crianças');
    expect(parameters().get('ch')).toBe('3');
    const first = screen.getByRole('group', { name: 'Qual é a idade da criança 1?' });
    expect(within(first).getAllByRole('radio')).toHaveLength(13);
    expect(within(first).getByRole('radio', { name: '0 anos' })).toBeChecked();
    expect(screen.queryByText(/criança 2/)).not.toBeInTheDocument();
  });

  it('one press answers for a child and opens the next question', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog');
    const more = screen.getByRole('button', { name: 'Aumentar crianças' });
    await user.click(more);
    await user.click(more);
    await user.click(screen.getByRole('radio', { name: '4 anos' }));
    expect(screen.getByText('Criança 1: 4 anos')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Qual é a idade da criança 2?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '0 anos' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: '0 anos' }));
    expect(screen.getByText('Criança 2: 0 anos')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Trocar a idade da criança 1' }));
    expect(screen.getByRole('radio', { name: '4 anos' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    // Moving on is no answer yet.
    expect(screen.getByRole('radio', { name: '5 anos' })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Criança 1: 5 anos')).toBeVisible();
  });

  it('keeps the ages of the children that stay', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog');
    const more = screen.getByRole('button', { name: 'Aumentar crianças' });
    await user.click(more);
    await user.click(screen.getByRole('radio', { name: '4 anos' }));
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Diminuir crianças' }));
    expect(screen.getByText('Criança 1: 4 anos')).toBeVisible();
    expect(guestsField()).toHaveTextContent('2 adultos, 1 criança');
    await user.click(screen.getByRole('button', { name: 'Pronto, 2 adultos, 1 criança' }));
    expect(guestsField()).toHaveFocus();
    expect(parameters().get('ch')).toBe('1');
  });

  it.each([
    ['omnibees', false],
    ['utrip', true],
  ] as const)(
    'of %s are asked for once more where it takes no children: %s',
    async (name, isAsked) => {
      const user = await open({ ...ENGINE, name });
      await user.click(guestsField());
      const again = () => screen.queryByText(/não recebe as crianças daqui: informe-as lá também/);
      expect(again()).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Aumentar crianças' }));
      expect(again() !== null).toBe(isAsked);
    },
  );

  it('says in which rooms so many guests sleep', async () => {
    const user = await open();
    await user.click(guestsField());
    const panel = await screen.findByRole('dialog');
    expect(panel).toHaveTextContent('Todos os quartos deste hotel têm lugar para 2 pessoas.');
    const adults = screen.getByRole('button', { name: 'Aumentar adultos' });
    await user.click(adults);
    expect(panel).toHaveTextContent('Cabem no Quarto Família e no Duplex da Enseada.');
    await user.click(adults);
    await user.click(screen.getByRole('button', { name: 'Aumentar crianças' }));
    expect(panel).toHaveTextContent('Cabem no Duplex da Enseada.');
    await user.click(screen.getByRole('button', { name: 'Aumentar crianças' }));
    expect(panel).toHaveTextContent('Nenhum quarto deste hotel tem lugar para 6 pessoas');
  });

  it('a click outside closes and keeps the choice; the other field switches panels', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog', { name: 'Hóspedes e idades' });
    await user.click(screen.getByRole('button', { name: 'Aumentar adultos' }));
    await user.click(datesField());
    expect(await screen.findByRole('dialog', { name: 'Datas da estadia' })).toBeVisible();
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(guestsField()).toHaveTextContent('3 adultos');
  });
});

describe('the way out', () => {
  it('sends the promo code, trimmed and encoded', async () => {
    const user = await open();
    const field = screen.getByRole('textbox', { name: 'Código promocional' });
    expect(field).toHaveAttribute('placeholder', 'Opcional');
    await user.type(field, '  VERÃO&ad=9#x ');
    expect(parameters().get('Code')).toBe('VERÃO&ad=9#x');
    expect(parameters().getAll('ad')).toEqual(['2']);
  });

  it('Enter in the promo field follows the link', async () => {
    const user = await open();
    const followed = jest.fn((event: Event) => event.preventDefault());
    submit().addEventListener('click', followed);
    await user.type(screen.getByRole('textbox'), 'X{Enter}');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<Engine>, string]>([
    ['no booking_url', { baseUrl: null }, 'booking_url'],
    ['no hotel_id', { hotelId: null }, 'hotel_id'],
    ['neither', { baseUrl: null, hotelId: null }, 'booking_url and hotel_id'],
  ])(
    '%s: a console warning, nothing opens, and the button is the phone',
    async (_case, missing, named) => {
      const opened = jest.spyOn(window, 'open').mockReturnValue(null);
      const user = await open({ ...ENGINE, ...missing }, '(61) 0000-0000');
      expect(screen.queryByRole('button', { name: 'Ver disponibilidade' })).not.toBeInTheDocument();
      const call = screen.getByRole('link', { name: 'Ligar para reservar (61) 0000-0000' });
      expect(call).toHaveAttribute('href', 'tel:+556100000000');
      call.addEventListener('click', (event) => event.preventDefault());
      await user.click(call);
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(named));
      const sent = submissions();
      await user.type(screen.getByRole('textbox'), 'X{Enter}');
      expect(sent).toEqual(['prevented']);
      expect(console.warn).toHaveBeenCalledTimes(2);
      expect(opened).not.toHaveBeenCalled();
    },
  );

  it.each([null, 'a combinar'])(
    'without a phone of its own it leads to the chain: %p',
    async (phone) => {
      await open({ ...ENGINE, hotelId: null }, phone ?? undefined);
      expect(
        screen.getByText('As reservas deste hotel ainda não estão abertas no site.'),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Ver disponibilidade' })).not.toBeInTheDocument();
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        'tel:+554100000000',
        'https://wa.me/5541900000000',
      ]);
    },
  );

  it('leads nowhere while the chosen dates are fewer nights than the hotel takes then', async () => {
    sessionStorage.setItem(KEPT_STAY, 'checkin=2026-12-29&checkout=2026-12-31&adultos=2');
    const user = await open();
    expect(datesField()).toHaveTextContent('29/12/2026 a 31/12/2026');
    expect(datesField()).toHaveAccessibleDescription('Mínimo de 5 noites');
    const refused = screen.getByRole('button', { name: 'Ver disponibilidade' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(refused);
    expect(datesField()).toHaveFocus();
    await user.click(datesField());
    await screen.findByRole('dialog');
    await user.click(day(/26 de dezembro de 2026/));
    await user.click(day(/31 de dezembro de 2026/));
    expect(parameters().get('CheckIn')).toBe('26122026');
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  it('looks at the calendar again when the visitor comes back the next day', async () => {
    const user = await open();
    await user.click(datesField());
    await screen.findByRole('dialog');
    await user.click(day(/^Hoje, /));
    await user.click(day(/19 de novembro de 2026/));
    await user.keyboard('{Escape}');

    jest.setSystemTime(new Date(2026, 10, 18, 9));
    fireEvent.focus(window);
    await user.click(await screen.findByRole('button', { name: 'Ver disponibilidade' }));
    expect(screen.getByRole('alert')).toHaveTextContent('O check-in já passou.');
  });
});
