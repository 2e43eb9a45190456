/** @jest-environment jsdom */
import { bookableStay } from '@/components/booking/shown-stay';
import { followRoomImages } from '@/components/hotels/rooms/script/images';
import { roomScriptMessages } from '@/components/hotels/rooms/script/messages';
import { followStay } from '@/components/hotels/rooms/script/stay';
import { followTray } from '@/components/hotels/rooms/script/tray';
import type { Stay } from '@/lib/booking/stay';
import { messages as catalogue } from '@/lib/i18n/catalogue';

const messages = roomScriptMessages(catalogue);
const STAY: Stay = {
  checkIn: '2026-12-15',
  checkOut: '2026-12-18',
  adults: 2,
  childrenAges: [],
  promo: '',
};
const HREF = 'https://book.omnibees.com/hotelresults?q=1';
const NOBODY = { stay: null, href: null, minimum: null, openCalendar: null };

/** Sets the stay as a booking bar does for one that can be booked. */
const choose = (more: Partial<Stay> = {}) =>
  bookableStay.set({ ...NOBODY, stay: { ...STAY, ...more }, href: HREF });

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  bookableStay.set(NOBODY);
});
afterEach(() => {
  ending.abort();
  history.replaceState(null, '', '/');
});

const place = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

describe('the cost of a stay', () => {
  const page = () =>
    place(
      '<p data-room-stay></p><p data-room-total="489"></p><table><tr data-room-stay-row hidden></tr></table>' +
        '<div data-room-sum="489">A partir de</div>' +
        '<a data-room-reserve href="#reserva" aria-label="Reservar Suíte">Reservar</a>',
    );
  const text = (selector: string) =>
    document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ');

  test('is shown once dates are chosen, and removed when they are cleared', () => {
    followStay(page(), messages, ending.signal);
    expect(text('[data-room-total]')).toBe('');
    choose();
    expect(text('[data-room-total]')).toBe('R$ 1.467,003 noites, 2 adultos');
    expect(text('[data-room-stay]')).toBe('Preços de ter 15 a sex 18 dez, 2 adultos. Trocar datas');
    // A number and its unit stay on one line.
    expect(document.querySelector('[data-room-stay]')?.textContent).toMatch(
      /18\u00a0dez, 2\u00a0adultos/,
    );
    expect(text('[data-room-sum]')).toContain('3 noites × R$ 489,00R$ 1.467,00');
    expect(document.querySelector('tr')).toBeVisible();
    const link = document.querySelector('a[data-room-reserve]');
    expect(link).toHaveAttribute('href', HREF);
    expect(link).toHaveAccessibleName('Reservar Suíte (abre em nova aba)');

    bookableStay.set(NOBODY);
    expect(text('[data-room-total]')).toBe('');
    expect(text('[data-room-sum]')).toBe('A partir de');
    expect(link).toHaveAttribute('href', '#reserva');
    expect(link).toHaveAccessibleName('Reservar Suíte');
  });

  test('is shown in parts added later, also if the booking bar is on another page', () => {
    const root = place('<a data-room-reserve href="/hotel/x#reserva">Reservar</a>');
    const show = followStay(root, messages, ending.signal);
    choose();
    root.insertAdjacentHTML('beforeend', '<div data-room-sum="489">A partir de</div>');
    show();
    expect(text('[data-room-sum]')).toContain('3 noites × R$ 489,00');
    expect(document.querySelector('[data-room-dates]')).toHaveAttribute('href', '/hotel/x#reserva');
    bookableStay.set(NOBODY);
    expect(text('[data-room-sum]')).toBe('A partir de');
  });

  test('is not shown for a room without a price, but too small a room is reported', () => {
    const root = place('<p data-room-total="" data-room-people="2"></p>');
    followStay(root, messages, ending.signal);
    const total = document.querySelector('[data-room-total]');
    choose();
    expect(total).toBeEmptyDOMElement();
    choose({ childrenAges: [6] });
    expect(total).toHaveTextContent(/^Não cabem 3 pessoas neste quarto$/);
    expect(total).toHaveAttribute('data-too-small');
  });

  test('is replaced by a message if the room is too small for all guests', () => {
    choose({ childrenAges: [6] });
    const root = place(
      '<p data-room-total="489" data-room-people="2"></p><p data-room-total="568" data-room-people="3"></p>' +
        '<a data-room-reserve href="#reserva">Reservar</a><div data-room-sum="489" data-room-people="2">A partir de</div>',
    );
    followStay(root, messages, ending.signal);
    const [small, large] = document.querySelectorAll('[data-room-total]');
    expect(small).toHaveTextContent(/^Não cabem 3 pessoas neste quarto$/);
    expect(large).toHaveTextContent('R$ 1.704,00');
    // The mark for the smallest total is not applied to it (rooms/comparison.css).
    expect(small).toHaveAttribute('data-no-total');
    expect(large).not.toHaveAttribute('data-no-total');
    expect(text('[data-room-sum]')).toMatch(
      /^ter 15 a sex 18 dez, 2 adultos, 1 criançaTrocar datasNão cabem 3 pessoas neste quarto$/,
    );
    choose();
    expect(small).toHaveTextContent('R$ 1.467,00');
    expect(small).not.toHaveAttribute('data-too-small');
  });

  test('is replaced by the minimum stay if the stay is too short', () => {
    bookableStay.set({ ...NOBODY, stay: STAY, minimum: 5 });
    const root = place(
      '<p data-room-total="489" data-room-people="2"></p>' +
        '<a data-room-reserve href="#reserva">Reservar</a>' +
        '<div data-room-sum="489">A partir de</div><div data-room-sum="">Valor sob consulta</div>',
    );
    followStay(root, messages, ending.signal);
    const total = document.querySelector('[data-room-total]');
    expect(total).toHaveTextContent(/^Mínimo de 5 noites$/);
    expect(total).toHaveAttribute('data-no-total');
    // The rooms themselves are large enough, so none is moved to the end.
    expect(total).not.toHaveAttribute('data-too-small');
    for (const sum of document.querySelectorAll('[data-room-sum]')) {
      expect(sum).toHaveTextContent(
        /^ter 15 a sex 18 dez, 2 adultosTrocar datasMínimo de 5 noites$/,
      );
    }
    choose();
    expect(total).toHaveTextContent('R$ 1.467,00');
    expect(total).not.toHaveAttribute('data-no-total');
  });

  test('moves rooms that are too small to the end of a row that is out of view', () => {
    const slide = (name: string, people: number) =>
      `<li>${name}<p data-room-total="489" data-room-people="${people}"></p></li>`;
    const root = place(
      `<ul class="rail-track">${slide('A', 2)}${slide('B', 4)}${slide('C', 2)}${slide('D', 5)}</ul>`,
    );
    const [row] = root.children as unknown as [HTMLElement];
    row.scrollTo = jest.fn();
    let top = innerHeight + 1;
    row.getBoundingClientRect = () => new DOMRect(0, top, 390, 600);
    const names = () => [...row.children].map((item) => item.textContent?.at(0)).join('');
    followStay(root, messages, ending.signal);
    choose({ childrenAges: [6] });
    expect(names()).toBe('BDAC');
    top = 100;
    choose();
    expect(names()).toBe('BDAC');
    top = -700;
    choose({ adults: 1 });
    expect(names()).toBe('ABCD');
  });

  test('counts children, and a stay chosen before the script loaded', () => {
    bookableStay.set({ ...NOBODY, stay: { ...STAY, childrenAges: [4, 9] } });
    followStay(page(), messages, ending.signal);
    expect(text('[data-room-total]')).toContain('3 noites, 2 adultos, 2 crianças');
    expect(document.querySelector('a[data-room-reserve]')).toHaveAttribute('href', '#reserva');
  });
});

describe('the chosen rooms', () => {
  const page = () =>
    place(
      `${['a', 'b', 'c', 'd']
        .map(
          (key) =>
            `<article><h3>Quarto &lt;b&gt;${key}&lt;/b&gt;</h3><input type="checkbox" name="comparar" value="${key}"></article>`,
        )
        .join('')}<dialog><input type="checkbox" name="comparar" value="a"></dialog>
        <form><div data-room-tray>Escolha</div><button type="submit">Comparar</button></form>`,
    );
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')];
  const press = (at: number) => boxes()[at]?.click();
  const tray = () => document.querySelector('[data-room-tray]');

  test('are at most three; a fourth is rejected with a message', () => {
    followTray(page(), messages, ending.signal);
    expect(document.querySelector('button[type=submit]')).toBeDisabled();
    for (const at of [0, 1, 2, 3]) press(at);
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, false, true]);
    expect(tray()).toHaveTextContent(messages.full);
    expect(location.search).toBe('?comparar=a,b,c');
    press(4);
    expect(boxes()[0]?.checked).toBe(false);
    expect(location.search).toBe('?comparar=b,c');
    expect(tray()).toHaveTextContent('2 de 3 para comparar');
    expect(document.querySelector('button[type=submit]')).toBeEnabled();
  });

  test('come from the URL if they exist; names are not parsed as HTML', () => {
    history.replaceState(null, '', '/?adultos=3&comparar=x,c,%3Cscript%3E,b');
    followTray(page(), messages, ending.signal);
    expect(tray()).toHaveTextContent('2 de 3 para compararQuarto <b>c</b>Quarto <b>b</b>');
    press(2);
    press(1);
    expect(location.search).toBe('?adultos=3');
    expect(tray()).toHaveTextContent('Escolha');
  });
});

describe('the pictures of a card', () => {
  const MEDIA = '/media/11111111-1111-4111-8111-111111111111';

  test('are added by the script with the attributes of the first one', () => {
    const root = place(
      `<article><h3>Suíte</h3><div class="room-images"><div class="room-strip" data-room-images="/art/cafe.webp ${MEDIA}/960.webp https://fotos.example/a.jpg"><a href="/x" tabindex="-1" aria-hidden="true"><img alt="" sizes="86vw" src="/art/rio.webp"></a></div></div></article>`,
    );
    followRoomImages(root, messages, ending.signal);
    const links = [...document.querySelectorAll('.room-strip > a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/x', '/x', '/x', '/x']);
    const [, drawing, media, foreign] = [...document.images];
    expect(drawing?.srcset).toContain('/art/480/cafe.webp 480w');
    expect(drawing?.sizes).toBe('86vw');
    expect(media?.closest('picture')?.querySelector('source')?.srcset).toContain(
      `${MEDIA}/480.avif 480w`,
    );
    expect(foreign).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(document.querySelector('.room-strip')).toHaveAccessibleName('Fotos de Suíte');
    const disconnect = jest.spyOn(ResizeObserver.prototype, 'disconnect');
    ending.abort();
    expect(disconnect).toHaveBeenCalledTimes(1);
    followRoomImages(root, messages, new AbortController().signal);
    expect(document.images).toHaveLength(4);
  });

  test('show the number of the current image of a room', () => {
    const image = '<a><img alt=""></a>';
    const root = place(
      `<article><h3>Suíte</h3><div class="room-images"><div class="room-strip">${image}${image}</div><span data-room-count>1 de 2</span></div></article>`,
    );
    followRoomImages(root, messages, ending.signal);
    const strip = root.querySelector('.room-strip');
    if (!strip) throw new Error('no strip');
    strip.scrollLeft = 1;
    strip.dispatchEvent(new Event('scroll'));
    const counter = root.querySelector('[data-room-count]');
    expect(counter).toHaveTextContent('2 de 2');
    expect(counter).toHaveAttribute('aria-live', 'polite');
  });
});
