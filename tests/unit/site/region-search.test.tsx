import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NativeRegion } from '@/components/site/home/native-region';
import { RegionSearch } from '@/components/site/home/region-search';
import { RegionShortcuts } from '@/components/site/home/region-shortcuts';
import { messages as catalogue } from '@/lib/i18n/catalogue';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

const PARANA = { id: '11111111-1111-4111-8111-111111111111', name: 'Paraná' };
const REGIONS = [
  { id: '22222222-2222-4222-8222-222222222222', name: 'Bahia' },
  { id: '33333333-3333-4333-8333-333333333333', name: 'Maranhão' },
  PARANA,
];

// Loaded on demand in the page; loaded up front here, so that no test waits for its compilation.
beforeAll(() => import('@/components/site/home/region-picker'), 60_000);

const { search: messages } = catalogue.regions;

function show(regions = REGIONS) {
  render(<RegionSearch regions={regions} messages={messages} />);
  return userEvent.setup();
}

const field = () => screen.getByRole('button', { name: /^Região/ });
const search = () => screen.getByRole('button', { name: 'Buscar hotéis' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

async function openPicker(user: ReturnType<typeof userEvent.setup>) {
  await user.click(field());
  return screen.findByRole('combobox');
}

it('the field without a script is invalid only after the browser has rejected it', () => {
  const messages = { field: 'Região', placeholder: 'Para onde?', coming: 'em breve' };
  render(<NativeRegion regions={[]} messages={messages} onHydrate={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'Região' })).toHaveAttribute('aria-invalid', 'false');
});

describe('without a region', () => {
  it('rejects the search: shows a notice above the field, marks it and focuses it', async () => {
    const user = show();
    const unmarked = field().className;
    expect(field()).toHaveTextContent('Para onde você quer ir?');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(search());
    const notice = screen.getByRole('alert');
    expect(within(notice).getByText('Por favor, selecione uma região')).toBeVisible();
    expect(within(notice).getByText('Informe uma região para buscar hotéis')).toBeVisible();
    expect(notice.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/^Por favor, selecione uma região/);
    expect(field().className).not.toBe(unmarked);
    expect(mockPush).not.toHaveBeenCalled();
  });

  it('the notice and the mark go away once a region is chosen', async () => {
    const user = show();
    const unmarked = field().className;
    await user.click(search());
    await openPicker(user);
    await user.click(screen.getByRole('option', { name: 'Bahia' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(field()).not.toHaveAccessibleDescription();
    expect(field().className).toBe(unmarked);
  });
});

describe('choosing a region', () => {
  it('sets it, closes the list, returns the focus, and navigates to its hotels', async () => {
    const user = show();
    await openPicker(user);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Bahia', 'Maranhão', 'Paraná']);
    await user.click(screen.getByRole('option', { name: 'Paraná' }));
    expect(options()).toEqual([]);
    expect(field()).toHaveTextContent('Paraná');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveFocus();
    await user.click(search());
    expect(mockPush).toHaveBeenCalledWith(`/hotels?region=${PARANA.id}`);
  });

  it('works with the keyboard alone', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('combobox');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveTextContent('Maranhão');
  });

  it('can be left without choosing', async () => {
    const user = show();
    await openPicker(user);
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveTextContent('Para onde você quer ir?');
    expect(field()).toHaveFocus();
  });
});

describe('the filter of the list', () => {
  it.each([
    ['parana', ['Paraná']],
    ['MARANHÃO', ['Maranhão']],
    ['Parana\u0301', ['Paraná']],
    ['ara', ['Maranhão', 'Paraná']],
    ['  bahia ', ['Bahia']],
  ])('%j', async (typed, expected) => {
    const user = show();
    await user.type(await openPicker(user), typed);
    expect(options().sort()).toEqual(expected);
  });

  it('says so if no region matches', async () => {
    const user = show();
    await user.type(await openPicker(user), 'xyz');
    expect(options()).toEqual([]);
    expect(screen.getByText('Nenhuma região encontrada.')).toBeVisible();
  });

  it('accepts any text', async () => {
    const user = show();
    const input = await openPicker(user);
    await user.click(input);
    await user.paste('.*[(\\"%<img src=x>');
    expect(within(screen.getByRole('dialog')).queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('if no region could be read', () => {
  it('the offered names lead to a search for hotels by name', async () => {
    const user = show([{ id: '', name: 'São Paulo' }]);
    await openPicker(user);
    await user.click(screen.getByRole('option', { name: 'São Paulo' }));
    await user.click(search());
    expect(mockPush).toHaveBeenCalledWith('/hotels?q=S%C3%A3o%20Paulo');
  });

  it('without any names, the list says so', async () => {
    const user = show([]);
    await openPicker(user);
    expect(screen.getByText('Nenhuma região disponível.')).toBeVisible();
  });
});

it('keeps the filled-in fields of the stay in the URL of one or all regions', async () => {
  const stay = (
    <>
      <input name="checkin" defaultValue="2026-12-15" />
      <input name="checkout" defaultValue="2026-12-18" />
      <input name="adultos" defaultValue="" />
      <input name="idades" defaultValue="4,7" />
    </>
  );
  render(<RegionSearch regions={REGIONS} messages={messages} stay={stay} />);
  const user = userEvent.setup();
  const dates = 'checkin=2026-12-15&checkout=2026-12-18&idades=4,7';
  await user.click(search());
  await user.click(screen.getByRole('button', { name: 'Ver hotéis de todas as regiões' }));
  expect(mockPush).toHaveBeenLastCalledWith(`/hotels?${dates}`);
  await openPicker(user);
  await user.click(screen.getByRole('option', { name: 'Paraná' }));
  await user.click(search());
  expect(mockPush).toHaveBeenLastCalledWith(`/hotels?region=${PARANA.id}&${dates}`);
});

it('offers the suggested regions as links, and renders nothing if there are none', () => {
  const { container } = render(<RegionShortcuts regions={[]} messages={messages} />);
  expect(container).toBeEmptyDOMElement();
  cleanup();
  render(<RegionShortcuts regions={[PARANA]} messages={messages} />);
  expect(screen.getByText('Sugestões:')).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Paraná', 'No mapa']);
  expect(links[0]).toHaveAttribute('href', `/hotels?region=${PARANA.id}`);
});
