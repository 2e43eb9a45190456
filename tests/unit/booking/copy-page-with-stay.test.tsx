import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPageWithStay } from '@/components/booking/copy-page-with-stay';
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
  const texts = { ...messages.booking.stayLink, label: 'Copiar link' };
  render(<CopyPageWithStay messages={texts} />);
  await user.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await navigator.clipboard.readText()).toBe(location.origin + copied);
});
