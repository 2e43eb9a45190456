import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendPageWithStay } from '@/components/booking/send-page-with-stay';
import { STORED_STAY } from '@/components/booking/stored-stay';
import { messages } from '@/lib/i18n/catalogue';

const STAY = 'checkin=2099-12-15&checkout=2099-12-18&adultos=2&idades=4,7';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it.each([
  ['the plain list with its stay', '/hotels', STAY, `/hotels?${STAY}`],
  [
    'a narrowed list with its stay',
    '/hotels?tipo=lazer&vista=mapa',
    STAY,
    `/hotels?tipo=lazer&vista=mapa&${STAY}`,
  ],
  [
    'the stay that was chosen since the address was opened',
    '/hotels?checkin=2099-01-01&checkout=2099-01-02&adultos=4&promo=IPE10#estadia',
    STAY,
    `/hotels?${STAY}`,
  ],
  ['no stay where the tab has kept none', '/hotels?tipo=lazer', '', '/hotels?tipo=lazer'],
  ['no guests without dates', '/hotels', 'adultos=3', '/hotels'],
  ['no dates that have passed', '/hotels', 'checkin=2020-01-01&checkout=2020-01-02', '/hotels'],
])('copies %s', async (_what, address, kept, copied) => {
  history.replaceState(null, '', address);
  sessionStorage.setItem(STORED_STAY, kept);
  const user = userEvent.setup();
  render(<SendPageWithStay messages={{ ...messages.booking.stayLink, label: 'Copiar link' }} />);
  await user.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await navigator.clipboard.readText()).toBe(location.origin + copied);
});

it('opens the own sheet of a phone, whose closing is an answer, and copies where that fails', async () => {
  history.replaceState(null, '', '/hotels?tipo=lazer');
  sessionStorage.setItem(STORED_STAY, STAY);
  const url = `${location.origin}/hotels?tipo=lazer&${STAY}`;
  const share = jest.fn(() => Promise.resolve());
  const user = userEvent.setup();
  Object.assign(navigator, { share });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media === '(pointer: coarse)' }) as MediaQueryList);
  render(<SendPageWithStay messages={{ ...messages.booking.stayLink, send: 'Enviar' }} />);
  const press = () => user.click(screen.getByRole('button', { name: /Enviar/ }));
  const clipboard = () => navigator.clipboard.readText();
  try {
    await press();
    expect(share).toHaveBeenLastCalledWith({ title: document.title, url });
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await press();
    expect(await clipboard()).toBe('');
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press();
    expect(await clipboard()).toBe(url);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});
