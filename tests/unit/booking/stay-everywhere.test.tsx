import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stayProblem } from '@/components/booking/shown-stay';
import { renderPt } from '../support/intl';
import {
  dates,
  guests,
  KEPT,
  KEY,
  OtherFields,
  Pill,
  page,
  pill,
  pillSays,
  sent,
  visit,
} from './shown-stay-page';

it('shows and stores no stay until one is chosen', async () => {
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
])('on %s, the pill links to %s', (path, href) => {
  visit(path);
  renderPt(<Pill />);
  expect(pill()).toHaveAttribute('href', href);
});

it('links to the fields of a page that has some, and otherwise to those of the list', async () => {
  visit('/comparar');
  const opened = jest.fn();
  const shown = (hasFields: boolean) => (
    <>
      <Pill />
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
])('shows the stay that %s everywhere on the page', async (_what, bring) => {
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
])('ignores a stored stay that is %s', async (_what, kept) => {
  sessionStorage.setItem(KEY, kept);
  renderPt(page());
  await act(async () => {
    await import('@/components/booking/stay-store');
  });
  expect(pill()).toHaveAccessibleName('Datas e hóspedes');
  expect(screen.queryByText(/noites/)).not.toBeInTheDocument();
});

it('says that the dates of a link have passed until others are chosen', async () => {
  history.replaceState(null, '', '/hotels?checkin=2026-11-01&checkout=2026-11-05');
  renderPt(page());
  const past = 'O check-in deste link já passou. Escolha outra data.';
  expect(await screen.findByText(past)).toHaveAttribute('role', 'status');
  expect(stayProblem.get()).toBe('O check-in já passou');
  expect(pill()).toHaveAccessibleName('Datas e hóspedes');
  const user = userEvent.setup();
  await user.click(dates());
  await screen.findByRole('dialog', { name: 'Datas da estadia' });
  await user.click(screen.getByLabelText(/^sexta-feira, 20 de novembro/, { selector: 'button' }));
  expect(screen.queryByText(past)).not.toBeInTheDocument();
  expect(stayProblem.get()).toBeNull();
});

it('opens the calendar on a press, and shows the choice everywhere at once', async () => {
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

it('opens the calendar each time the pill is pressed', async () => {
  renderPt(page());
  const user = userEvent.setup();
  for (const _ of [1, 2]) {
    await user.click(pill());
    await screen.findByRole('dialog', { name: 'Datas da estadia' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

it('opens the calendar once for a URL that names the fields', async () => {
  history.replaceState(null, '', '/hotels?q=mar#estadia');
  renderPt(page());
  await screen.findByRole('dialog', { name: 'Datas da estadia' });
  expect(location.href).toMatch(/\/hotels\?q=mar$/);
});

it('takes over the values of the plain fields', async () => {
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

it('updates the stay in the URL, so that a reload keeps it', async () => {
  history.replaceState(null, '', `/hotels?q=mar&${KEPT}`);
  renderPt(page());
  const user = userEvent.setup();
  await screen.findByText('Ter 15 a sex 18 dez');
  await user.click(guests());
  await user.click(await screen.findByRole('button', { name: 'Diminuir adultos' }));
  expect(location.search).toBe('?q=mar&checkin=2026-12-15&checkout=2026-12-18&adultos=1');
});

it('keeps the stored stay while only a check-in is chosen, and clears it on request', async () => {
  history.replaceState(null, '', `/hotels?${KEPT}`);
  renderPt(page());
  const user = userEvent.setup();
  await screen.findByText('Ter 15 a sex 18 dez');
  await user.click(dates());
  const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
  await user.click(screen.getByLabelText(/^domingo, 20 de dezembro/, { selector: 'button' }));
  expect(dates()).toHaveTextContent('Check-in 20/12/2026');
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

it('adds the stay to pressed links to hotels only', async () => {
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

it('shows the latest stay on a page that Back restores from memory', async () => {
  sessionStorage.setItem(KEY, KEPT);
  renderPt(page());
  expect(await screen.findByText('Ter 15 a sex 18 dez')).toBeInTheDocument();
  const other = 'checkin=2026-12-20&checkout=2026-12-22&adultos=3';
  sessionStorage.setItem(KEY, other);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await pillSays('15 a 18 dez · 2 adultos');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await pillSays('20 a 22 dez · 3 adultos');
  expect(Object.fromEntries(sent())).toMatchObject({ checkin: '2026-12-20', adultos: '3' });
  expect(sessionStorage.getItem(KEY)).toBe(other);
});
