import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { type OfferGroup, OfferTabs } from '@/components/offers/offer-tabs';

const carousel = { previous: 'Anterior', next: 'Próximo', pause: 'Pausar', play: 'Continuar' };
const messages = {
  label: 'Hotéis com pacotes',
  count: '{count, plural, =1 {# pacote} other {# pacotes}}',
};

const group = (name: string, ...ends: (string | null)[]): OfferGroup => ({
  id: name.toLowerCase(),
  name,
  label: `Pacotes de ${name}`,
  heading: <h2>{name}</h2>,
  items: ends.map((validUntil, index) => ({
    id: `${name}${index}`,
    validUntil,
    card: <p>{`${name} ${index}`}</p>,
  })),
});

const tabs = (groups: OfferGroup[]) => (
  <OfferTabs groups={groups} messages={messages} carousel={carousel} empty={<p>Nenhum pacote</p>} />
);
const GROUPS = [group('Praia', null, null), group('Serra', null), group('Mata', null)];
const selected = () => screen.getByRole('tab', { selected: true });

afterEach(() => history.replaceState(null, '', '/'));

test('each tab shows name and count, and its own panel', async () => {
  render(tabs(GROUPS));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Praia2 pacotes',
    'Serra1 pacote',
    'Mata1 pacote',
  ]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Praia 0');
  await userEvent.click(screen.getByRole('tab', { name: /Mata/ }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Mata 0');
  expect(location.hash).toBe('#mata');
});

test.each([
  ['{ArrowRight}', 'Serra'],
  ['{ArrowLeft}', 'Mata'],
  ['{End}', 'Mata'],
  ['{End}{ArrowRight}', 'Praia'],
  ['{End}{Home}', 'Praia'],
])('%s leads to %s, and only the chosen tab is in the tab order', async (keys, name) => {
  render(tabs(GROUPS));
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selected()).toHaveTextContent(name);
  expect(selected()).toHaveFocus();
  const order = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
  expect(order.filter((index) => index === 0)).toHaveLength(1);
});

test.each([
  ['#serra', 'Serra'],
  ['#nao-existe', 'Praia'],
  ['#%E0%A4%A', 'Praia'],
])('a link with %s opens %s', (hash, name) => {
  history.replaceState(null, '', hash);
  render(tabs(GROUPS));
  expect(selected()).toHaveTextContent(name);
});

test('without a script the tabs are links to panels that are all there', () => {
  const html = renderToString(tabs(GROUPS));
  expect(html).not.toMatch(/role="tab|hidden=""/);
  for (const id of ['praia', 'serra', 'mata']) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
  }
});

test('what ended since the page was made goes, and with its last offer the hotel', () => {
  render(tabs([group('Praia', '2020-01-01'), group('Serra', '2020-01-01', null)]));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Serra1 pacote']);
});

test('with the last of all offers the empty state comes', () => {
  render(tabs([group('Praia', '2020-01-01')]));
  expect(screen.getByText('Nenhum pacote')).toBeInTheDocument();
});
