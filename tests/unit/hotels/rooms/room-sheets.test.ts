/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { roomScriptMessages } from '@/components/hotels/rooms/script/messages';
import { openSheets } from '@/components/hotels/rooms/script/sheets';
import { messages as catalogue } from '@/lib/i18n/catalogue';

const messages = roomScriptMessages(catalogue);

let ending: AbortController;
const DETAILS =
  '<h1>Página</h1><article data-room-details="suite"><h1 id="quarto-suite-nome">Suíte</h1><p><a href="/hotel/ipe#reserva">Reservar</a></p></article>';
const answer = jest.fn<Promise<Partial<Response>>, [string]>();
const link = () => document.querySelector<HTMLAnchorElement>('a.btn');
const sheet = () => document.querySelector<HTMLDialogElement>('dialog');
const page = (path = '/hotel/ipe/quartos?quarto=suite') => {
  document.body.innerHTML = `<section id="accommodations"><div><article class="card"><h3>Suíte</h3><a class="btn" href="${path}">Ver</a></article></div></section>`;
  return document.querySelector('div') as HTMLElement;
};

beforeEach(() => {
  ending = new AbortController();
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  ending.abort();
  history.replaceState(null, '', '/');
});

describe('the sheet of a room', () => {
  test("contains the content of the room's page, fetched without the stay", async () => {
    history.replaceState(null, '', '/hotel/ipe#quarto-suite');
    answer.mockResolvedValue({ ok: true, text: async () => DETAILS });
    const enhance = jest.fn();
    openSheets(page('/hotel/ipe/quartos?quarto=suite&adultos=3'), messages, ending.signal, enhance);
    expect(sheet()).toHaveAccessibleName('Suíte');
    expect(sheet()?.open).toBe(true);
    expect(sheet()).toHaveTextContent(messages.loading);
    await waitFor(() => expect(enhance).toHaveBeenCalledWith(sheet()));
    expect(answer.mock.calls.map(([url]) => url)).toEqual([
      `${location.origin}/hotel/ipe/quartos?quarto=suite`,
    ]);
    expect(sheet()).toHaveTextContent('SuíteReservar');
    expect(sheet()).not.toHaveTextContent(messages.loading);
    expect(sheet()?.querySelector('p a')).toHaveAttribute('href', '#reserva');
  });

  test.each([
    ['the page that is open', '/hotel/ipe/quartos?quarto=suite', {}],
    ['another tab', '/hotel/ipe', { ctrlKey: true }],
  ])('does not open for links to %s', (_case, at, keys) => {
    history.replaceState(null, '', at);
    openSheets(page(), messages, ending.signal, () => undefined);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let isFollowed = false;
    link()?.parentElement?.parentElement?.parentElement?.addEventListener('click', (event) => {
      isFollowed = !event.defaultPrevented;
    });
    link()?.dispatchEvent(press);
    expect(isFollowed).toBe(true);
    expect(sheet()).toBeNull();
  });

  test('does not open for links to another host', () => {
    history.replaceState(null, '', '/hotel/ipe#quarto-suite');
    openSheets(
      page('https://evil.example/quartos?quarto=suite'),
      messages,
      ending.signal,
      () => undefined,
    );
    expect(sheet()).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('the header of the sheet', () => {
  /** The latest callbacks given to the observers. */
  let scroll: (entries: { intersectionRatio: number }[]) => void;
  let resize: () => void;
  const margins: (string | undefined)[] = [];
  const disconnect = jest.fn();

  const open = async () => {
    history.replaceState(null, '', '/hotel/ipe#quarto-suite');
    answer.mockResolvedValue({ ok: true, text: async () => DETAILS });
    const enhance = jest.fn();
    openSheets(page(), messages, ending.signal, enhance);
    return () => waitFor(() => expect(enhance).toHaveBeenCalled());
  };
  /** In the open sheet, its heading begins at 300 px, and the header has this height. */
  const headIs = (height: number) => {
    jest
      .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
      .mockImplementation(() => (sheet()?.open ? height : 0));
    jest
      .spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, sheet()?.open ? 300 : 0));
  };

  beforeEach(() => {
    margins.length = 0;
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
      scroll = callback as unknown as typeof scroll;
      margins.push(options?.rootMargin);
      return { observe: jest.fn(), disconnect } as unknown as IntersectionObserver;
    });
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      resize = callback as unknown as typeof resize;
      return { observe: jest.fn(), disconnect: jest.fn() } as unknown as ResizeObserver;
    });
    headIs(72);
  });

  test('shows the name while the heading is scrolled under it', async () => {
    const filled = await open();
    await filled();
    resize();
    expect(sheet()?.querySelector('.room-sheet-head')).toHaveTextContent('Suíte');
    scroll([{ intersectionRatio: 0.4 }]);
    expect(sheet()).toHaveAttribute('data-scrolled');
    scroll([{ intersectionRatio: 1 }]);
    expect(sheet()).not.toHaveAttribute('data-scrolled');
  });

  test('is measured on reopening if the sheet was closed before the details arrived', async () => {
    const filled = await open();
    sheet()?.close();
    await filled();
    resize();
    expect(margins).toEqual([]);
    sheet()?.showModal();
    resize();
    expect(margins).toEqual(['-72px 0px 100000px']);
  });

  test('is measured again at another size, replacing the previous observer', async () => {
    const filled = await open();
    await filled();
    resize();
    headIs(96);
    resize();
    expect(margins).toEqual(['-72px 0px 100000px', '-96px 0px 100000px']);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
