import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NightlyPrices } from '@/lib/hotels/rooms/price-steps';
import { renderPt } from '../support/intl';
import { dates, guests, KEPT, KEY, page, pill, pillSays, sent } from './shown-stay-page';

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
] as const)('shows the price of a hotel for %s', async (_case, ages, nightly, text) => {
  sessionStorage.setItem(KEY, KEPT + ages);
  renderPt(page(nightly as NightlyPrices));
  await pillSays('15 a 18 dez · ');
  expect(screen.getByTestId('price')).toHaveTextContent(text);
});

it.each([
  ['more nights than are chosen', 489, 5, /489,00 \/noiteMínimo de 5 noites$/],
  ['so few nights', 489, 3, /489,00 \/noite3 noites: R\$ 1\.467,00$/],
  ['more nights, without a price', 0, 5, /^Valor sob consultaMínimo de 5 noites$/],
] as const)('a hotel that requires %s', async (_case, nightly, minNights, text) => {
  sessionStorage.setItem(KEY, KEPT);
  renderPt(page(nightly, null, [{ from: '2026-12-17', to: '2026-12-20', minNights }]));
  await pillSays('15 a 18 dez · ');
  expect(screen.getByTestId('price')).toHaveTextContent(text);
});

it('says whom prices are for until a stay is chosen, and then what its totals are', async () => {
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

it('shows the guests of the URL in their field until others are chosen', async () => {
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

it('uses the guests of the URL when dates are chosen', async () => {
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

it('shows more guests than the maximum of adults unchanged', async () => {
  renderPt(page(undefined, 6));
  expect(await screen.findByText('6 pessoas')).toBeInTheDocument();
});

it('turns guests beyond the maximum of adults into children, and says so', async () => {
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

it('prefers the chosen stay to the guests of the URL', async () => {
  sessionStorage.setItem(KEY, KEPT);
  renderPt(page(undefined, 4));
  await screen.findByText('Ter 15 a sex 18 dez');
  expect(guests()).toHaveTextContent(/2 adultos$/);
});

it('shows prices for guests without dates on this page and on the next one', async () => {
  const { unmount } = renderPt(page(STEPS));
  const user = userEvent.setup();
  await user.click(guests());
  await user.click(await screen.findByRole('button', { name: 'Aumentar crianças' }));
  expect(screen.getByTestId('price')).toHaveTextContent(/824,50 \/noite$/);
  expect(screen.getByTestId('note')).toHaveTextContent('Diárias para 3 pessoas.');
  unmount();
  renderPt(page(STEPS));
  expect(await screen.findByText(/824,50/)).toBeVisible();
  await waitFor(() => expect(guests()).toHaveTextContent(/2 adultos, 1 criança/));
  expect(pill()).toHaveAccessibleName('Datas e hóspedes');
  await user.click(guests());
  await user.click(await screen.findByRole('button', { name: 'Diminuir crianças' }));
  expect(screen.getByTestId('price')).toHaveTextContent(/433,00 \/noite$/);
  expect(screen.getByTestId('note')).toBeEmptyDOMElement();
});
