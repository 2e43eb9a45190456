import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { STORED_STAY } from '@/components/booking/stored-stay';
import {
  bar,
  datesField,
  day,
  ENGINE,
  type Engine,
  guestsField,
  open,
  parameters,
  submissions,
  submit,
} from './shown-bar';

describe('before anything is touched', () => {
  it('renders every label, but no date or link, on the static page', () => {
    const html = renderToString(bar());
    expect(html).toContain('Check-in e check-out');
    expect(html).toContain('>2 adultos<');
    expect(html).toContain('Ver disponibilidade');
    expect(html).not.toMatch(/\d{2}\/\d{2}\/\d{4}|<a\b/);
  });

  it('renders all messages of the server on the static page, including a minimum stay', () => {
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

describe('the stored stay', () => {
  beforeEach(() =>
    sessionStorage.setItem('vitrine:stay', 'checkin=2026-12-20&adultos=3&idades=4&promo=VERAO'),
  );
  afterEach(() => history.replaceState(null, '', '/'));

  it('fills in what a URL with dates leaves open', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-01&checkout=2026-12-03');
    await open();
    expect(guestsField()).toHaveTextContent('3 adultos, 1 criança');
  });

  it('adds no children or promo code to a link that names its guests', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-01&checkout=2026-12-03&adultos=2');
    await open();
    expect(guestsField()).toHaveTextContent(/2 adultos$/);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('the link to the booking engine', () => {
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
    '%s: warns in the console, opens nothing, and shows the phone as the button',
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
    'links to the chain if the hotel has no phone of its own: %p',
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

  it('has no link while the chosen dates are shorter than the hotel’s minimum stay', async () => {
    sessionStorage.setItem(STORED_STAY, 'checkin=2026-12-29&checkout=2026-12-31&adultos=2');
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

  it('checks the dates again when the visitor comes back the next day', async () => {
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
