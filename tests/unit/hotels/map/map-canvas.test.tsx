import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapCanvas } from '@/components/hotels/map/map-canvas';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { NO_FILTERS } from '@/lib/hotels/list/filters';
import { WHOLE } from '@/lib/hotels/map/frame';
import type { MapPin } from '@/lib/hotels/map/model';
import { messages } from '@/lib/i18n/catalogue';

const push = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }));

const pin = (slug: string, x: number, y: number, price: number | null): MapPin => ({
  ...{ x, y, price, hasRoom: true, hotels: 1, box: null },
  hotel: { slug, name: `Ipê ${slug}`, path: `/hotel/${slug}` },
});
const PINS = [
  pin('praia', 600.5, 799.4, 489),
  pin('baia', 599.6, 809.9, 433),
  pin('duna', 780, 235, null),
];
const FILTERS = { ...NO_FILTERS, view: 'mapa' } as const;

beforeAll(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as never;
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
});
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  Element.prototype.getBoundingClientRect = () => ({ width: 744, height: 744 }) as DOMRect;
  // Browsers have a default font size.
  document.documentElement.style.fontSize = '16px';
  history.replaceState(null, '', '/hotels?vista=mapa');
});
afterEach(() => jest.useRealTimers());

function show(rest: Partial<Parameters<typeof MapCanvas>[0]> = {}) {
  return render(
    <MapCanvas
      content={{ pins: PINS, others: [{ x: 500, y: 500 }], isComplete: true }}
      frame={WHOLE}
      filters={FILTERS}
      total={3}
      messages={messages.hotels.map}
      {...rest}
    />,
  );
}
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const map = () => screen.getByRole('region', { name: 'Mapa dos hotéis' });

it('labels hotels with their price, and groups with what a click does', () => {
  show();
  expect(screen.getByRole('link', { name: 'Ipê duna, valor sob consulta' })).toHaveTextContent(
    'Consulte',
  );
  const group = screen.getByRole('link', {
    name: /^2 hotéis desde R\$\s433 perto daqui/,
  });
  expect(group).toHaveAttribute('href', expect.stringMatching(/^\/hotels\?vista=mapa&zoom=-/));
});

it('orders pins like the list, with a group at the position of its first hotel', () => {
  const names = () =>
    screen.getAllByRole('link', { name: /^Ipê duna|^2 hotéis/ }).map(({ ariaLabel }) => ariaLabel);
  const { unmount } = show({ order: ['duna', 'baia', 'praia'] });
  expect(names()[0]).toContain('Ipê duna');
  unmount();
  show({ order: ['baia', 'duna', 'praia'] });
  expect(names()[0]).toContain('2 hotéis');
});

it('highlights a group for each of its hotels', () => {
  const { container } = render(
    <div className="map-split">
      <div className="map-rows">
        <article data-hotel="baia">Baía</article>
      </div>
      <MapCanvas
        content={{ pins: PINS, others: [], isComplete: true }}
        {...{ frame: WHOLE, filters: FILTERS, total: 3, messages: messages.hotels.map }}
      />
    </div>,
  );
  const card = within(container).getByText('Baía');
  const group = screen.getByRole('link', { name: /^2 hotéis/ });
  fireEvent.pointerOver(card);
  expect(group).toHaveAttribute('data-state', 'lit');
  fireEvent.pointerOut(card);
  expect(group).not.toHaveAttribute('data-state');
});

it('splits a group when clicked, and updates the URL once', async () => {
  show();
  await user().click(screen.getByRole('link', { name: /^2 hotéis/ }));
  expect(screen.getByRole('link', { name: /Ipê praia, R\$\s489,00 por noite/ })).toBeVisible();
  expect(location.search).toBe('?vista=mapa');
  jest.advanceTimersByTime(400);
  expect(location.search).toMatch(/^\?vista=mapa&zoom=-/);
  expect(push).not.toHaveBeenCalled();
});

it('loads a new list after a move if the map filters the list', async () => {
  const area = '-50_-30_-40_-20';
  history.replaceState(null, '', `/hotels?vista=mapa&area=${area}`);
  show({ filters: { ...FILTERS, area } });
  await user().click(screen.getByRole('link', { name: 'Aproximar' }));
  jest.advanceTimersByTime(400);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/area=/), { scroll: false });
});

it('links hotels in the same place to a list of them', () => {
  const same = [pin('um', 600, 800, 100), pin('dois', 600, 800, 90)];
  show({ content: { pins: same, others: [], isComplete: true } });
  const link = screen.getByRole('link', {
    name: /^2 hotéis desde R\$\s90 neste lugar\. Ver na lista$/,
  });
  expect(link).toHaveAttribute('href', expect.stringMatching(/area=-/));
});

it('a first click selects a hotel, Escape closes it, the keyboard follows the link', async () => {
  show();
  const duna = screen.getByRole('link', { name: /Ipê duna/ });
  await user().click(duna);
  expect(screen.getByRole('status')).toHaveTextContent('Valor sob consulta');
  expect(duna).toHaveAttribute('data-state', 'selected');
  fireEvent.keyDown(map(), { key: 'Escape' });
  expect(screen.queryByRole('status')).toBeNull();
  expect(push).not.toHaveBeenCalled();
  fireEvent.click(duna, { detail: 0 });
  expect(push).toHaveBeenCalledWith('/hotel/duna', expect.anything());
});

it('arrow keys move the map only if the map itself has the focus', () => {
  show();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Aproximar' }), { key: 'ArrowLeft' });
  jest.advanceTimersByTime(400);
  expect(location.search).toBe('?vista=mapa');
  fireEvent.keyDown(map(), { key: '+' });
  fireEvent.keyDown(map(), { key: 'ArrowLeft' });
  jest.advanceTimersByTime(400);
  expect(location.search).toMatch(/zoom=-/);
});

it('reports groups that failed to load, and loads them on retry', async () => {
  const two = { pins: PINS.slice(0, 2), others: [], isComplete: false };
  const one = { ...two, pins: PINS.slice(0, 1) };
  const answers = [{ ok: false }, { ok: true, json: async () => one }];
  const fetcher = jest.fn(async () => answers.shift());
  global.fetch = fetcher as never;
  const toasts: Toast[] = [];
  const release = connectToaster((toast) => toasts.push(toast));
  show({ content: two });
  await user().click(screen.getByRole('link', { name: 'Aproximar' }));
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(toasts).toEqual([expect.objectContaining({ tone: 'destructive' })]);
  expect(screen.getByRole('link', { name: /^2 hotéis/ })).toBeVisible();
  await act(async () => toasts[0]?.action?.onClick());
  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: /^Ipê praia/ })).toBeVisible();
  release();
});
