import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareStayButton } from '@/components/booking/share-stay-button';
import { STORED_STAY } from '@/components/booking/stored-stay';
import { messages } from '@/lib/i18n/catalogue';

const STAY = 'checkin=2099-12-15&checkout=2099-12-18&adultos=2&idades=4,7';

afterEach(() => sessionStorage.clear());

it.each([
  ['the page with the stay that the tab has stored', STAY, `/oferta/x?${STAY}`],
  ['the page alone where dates have passed', 'checkin=2020-01-01&checkout=2020-01-02', '/oferta/x'],
  ['the page alone where none is stored', '', '/oferta/x'],
])('shares %s', async (_what, stored, shared) => {
  sessionStorage.setItem(STORED_STAY, stored);
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  const texts = { ...messages.ui.share, newTab: messages.site.common.newTab };
  render(
    <>
      <link rel="canonical" href={`${location.origin}/oferta/x`} />
      <ShareStayButton title="Oferta" messages={texts} />
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  const { url } = share.mock.calls[0]?.[0] ?? {};
  expect(decodeURIComponent(url)).toBe(location.origin + shared);
});
