import { withLateScripts } from '@/lib/cache/late-scripts.cjs';

const CHUNK = '/_next/static/chunks/';
const script = (name: string) => `<script src="${CHUNK}${name}.js" async=""></script>`;
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK}main.js"/>`;
const OLD_BROWSERS = `<script src="${CHUNK}old.js" noModule=""></script>`;
const DATA = '<script>self.__next_f.push([1,"</head> is only text here"])</script>';
const page = (head: string, body = '') =>
  `<html><head>${head}<title>Ipê</title></head><body>${body}${DATA}</body></html>`;

const late = withLateScripts(
  page(PRELOAD + script('runtime') + script('page') + OLD_BROWSERS, script('main')),
);

describe('what is sent', () => {
  it('fetches none of the framework’s scripts by itself', () => {
    expect(late).not.toMatch(/async=""|rel="preload"/);
  });

  it('keeps the page’s data, its text and the scripts of old browsers', () => {
    for (const part of [DATA, OLD_BROWSERS, '<title>Ipê</title>']) expect(late).toContain(part);
  });

  it('changes nothing the second time, and nothing without the framework’s scripts', () => {
    expect(withLateScripts(late)).toBe(late);
    for (const other of [
      '',
      page(''),
      page('<script src="https://elsewhere.example/a.js"></script>'),
    ]) {
      expect(withLateScripts(other)).toBe(other);
    }
  });
});

describe('in the browser', () => {
  const loader = /<script>(\(function addLate.*?)<\/script>/s.exec(late)?.[1] ?? '';
  const added = () =>
    Array.from(document.head.querySelectorAll('script'), (element) => element.getAttribute('src'));
  const ALL = ['runtime', 'page', 'main'].map((name) => `${CHUNK}${name}.js`);
  let hidden: boolean;
  let painted: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    hidden = false;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    document.head.replaceChildren();
    document.body.innerHTML = '<img fetchpriority="high" alt=""><img alt="">';
    const [first, second] = document.querySelectorAll('img');
    if (!first || !second) throw new Error('There are two pictures.');
    first.decode = () =>
      new Promise((resolve) => {
        painted = resolve;
      });
    second.decode = () => new Promise(() => {});
    new Function(loader)();
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const read = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  it('adds each script once, in order, when the first picture is there', async () => {
    read();
    await jest.advanceTimersByTimeAsync(1000);
    expect(added()).toEqual([]);
    painted();
    await jest.advanceTimersByTimeAsync(100);
    expect(added()).toEqual(ALL);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(added()).toEqual(ALL);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('does not let a %s wait', (touch) => {
    dispatchEvent(new Event(touch));
    expect(added()).toEqual(ALL);
  });

  it('does not wait for a picture that does not come', async () => {
    read();
    await jest.advanceTimersByTimeAsync(3000);
    expect(added()).toEqual(ALL);
  });

  it('does not wait for a paint in the background', () => {
    hidden = true;
    read();
    expect(added()).toEqual(ALL);
  });

  describe('a button pressed too early', () => {
    const presses = jest.fn();
    const button = (name: string, type = 'button') => {
      const element = document.createElement('button');
      element.type = type as 'button';
      element.textContent = name;
      element.addEventListener('click', () => presses(name));
      document.body.append(element);
      return element;
    };
    /** What React does when it has come to an element. */
    const alive = (element: Element) => Object.assign(element, { __reactProps$a1: {} });
    const wait = () => jest.advanceTimersByTimeAsync(200);

    beforeEach(() => presses.mockClear());
    afterEach(() => {
      document.body.replaceChildren();
      Reflect.deleteProperty(document, '__reactContainer$a1');
    });

    it('is pressed again when React has come to it, once', async () => {
      const menu = button('menu');
      menu.click();
      await wait();
      expect(presses).toHaveBeenCalledTimes(1);
      alive(menu);
      await wait();
      await wait();
      expect(presses).toHaveBeenCalledTimes(2);
    });

    it('is left alone when something else was pressed since', async () => {
      const [menu, search] = [button('menu'), button('search')];
      menu.click();
      await wait();
      search.click();
      await wait();
      alive(menu);
      alive(search);
      await wait();
      expect(presses.mock.calls).toEqual([['menu'], ['search'], ['search']]);
      presses.mockClear();
      const late = button('late');
      late.click();
      await wait();
      document.body.click();
      alive(late);
      await wait();
      expect(presses.mock.calls).toEqual([['late']]);
    });

    it('is left alone when React has taken the press itself', async () => {
      Object.assign(document, { __reactContainer$a1: {} });
      const menu = button('menu');
      menu.addEventListener('click', () => alive(menu));
      menu.click();
      await wait();
      expect(presses).toHaveBeenCalledTimes(1);
    });

    it('is pressed again in what has taken its place', async () => {
      const [unknown, known] = [button('unknown'), button('known')];
      unknown.id = known.id = 'search';
      known.remove();
      unknown.click();
      await wait();
      unknown.replaceWith(alive(known));
      await wait();
      expect(presses.mock.calls).toEqual([['unknown'], ['known']]);
    });

    it('is left alone when it is gone, and when it sends a form', async () => {
      const [gone, send] = [button('gone'), button('send', 'submit')];
      gone.click();
      await wait();
      gone.remove();
      alive(gone);
      send.click();
      await wait();
      alive(send);
      await wait();
      expect(presses.mock.calls).toEqual([['gone'], ['send']]);
    });

    describe('or a form sent', () => {
      const sends = jest.fn();
      const form = (attributes: string) => {
        document.body.insertAdjacentHTML('beforeend', `<form ${attributes}></form>`);
        const element = document.body.lastElementChild as HTMLFormElement;
        element.addEventListener('submit', (event) => {
          sends(event.defaultPrevented);
          event.preventDefault(); // jsdom goes nowhere
        });
        return element;
      };
      beforeEach(() => sends.mockClear());

      it('is sent again when React has come to it, once, and leads nowhere before', async () => {
        const booking = form('');
        booking.requestSubmit();
        await wait();
        expect(sends.mock.calls).toEqual([[true]]);
        alive(booking);
        await wait();
        await wait();
        expect(sends.mock.calls).toEqual([[true], [false]]);
      });

      it('goes its own way where it posts', async () => {
        const newsletter = form('action="" method="post"');
        newsletter.requestSubmit();
        alive(newsletter);
        await wait();
        expect(sends.mock.calls).toEqual([[false]]);
      });

      it('is left alone when React has taken it itself, or something else was used since', async () => {
        Object.assign(document, { __reactContainer$a1: {} });
        const taken = form('');
        taken.addEventListener('submit', () => alive(taken));
        taken.requestSubmit();
        await wait();
        const left = form('');
        left.requestSubmit();
        await wait();
        document.body.click();
        alive(left);
        await wait();
        expect(sends.mock.calls).toEqual([[true], [true]]);
      });
    });
  });
});
