/** @jest-environment jsdom */
import { prepareHtml } from '@/lib/cache/prepare-html.cjs';
import {
  CHUNK,
  DATA,
  deferred,
  FONT,
  HELD_SHEET,
  OLD_BROWSERS,
  page,
  script,
  styles,
} from './html-of-page';

describe('the scripts', () => {
  it('are not fetched by the browser on its own', () => {
    expect(deferred.replace(DATA, '')).not.toMatch(/ src="[^"]*" async| href="[^"]*main/);
  });

  it('leave no preload without a URL, which browsers report', () => {
    expect(deferred).toContain('<link as="script" fetchPriority="low" data-href=');
  });

  it('leave the page’s data, text and fonts unchanged, and the scripts for old browsers', () => {
    for (const part of [DATA, FONT, OLD_BROWSERS, '<title>Ipê</title>']) {
      expect(deferred).toContain(part);
    }
  });

  it.each([
    ['nothing', () => ''],
    ['a page without scripts', () => page('')],
    [
      'a script of another host',
      () => page('<script src="https://elsewhere.example/a.js"></script>'),
    ],
    ['a page without a head', () => script('main')],
    ['a page that has been through it', () => deferred],
  ])('leave %s unchanged', async (_case, html) => {
    expect(await prepareHtml(html(), styles)).toBe(html());
  });
});

describe('the strings of a page’s own scripts', () => {
  const quoted = (code: string, attributes = '') =>
    prepareHtml(page(`<script${attributes}>${code}</script>`), styles);
  const run = (html: string) => {
    const code = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const values: unknown[] = [];
    new Function('data', code)(values);
    return { code, values };
  };

  it.each([
    'it says "one", "two" and \'three\'',
    '"{\\"a\\":\\"b\\"}"',
    'a backslash \\ before a quote: \\" and \\\\" and \\\\',
    '"line\n" and "\u003c/script\u003e" and "ção ✓"',
  ])('are the same in shorter quotes: %j', async (value) => {
    const before = `data.push([1,${JSON.stringify(value).replaceAll('<', '\\u003c')}])`;
    const { code, values } = run(await quoted(before));
    expect(values).toEqual([[1, value]]);
    expect(code.length).toBeLessThan(before.length);
  });

  it.each([
    ['more single quotes than double ones', 'data.push("it\'s \\"1\\"\'")', ''],
    ['two strings', 'data.push("a \\"b\\"", "c")', ''],
    ['a comment', '// "a \\"b\\""', ''],
    ['data that is no script', '"a \\"b\\""', ' type="application/json"'],
  ])('stay unchanged: %s', async (_case, code, attributes) => {
    expect(await quoted(code, attributes)).toContain(`>${code}</script>`);
  });
});

describe('in the browser', () => {
  const started = () =>
    Array.from(document.head.querySelectorAll('script[src]'), (it) => it.getAttribute('src'));
  const ALL = ['runtime', 'page', 'main'].map((name) => `${CHUNK}${name}.js`);
  let hidden: boolean;
  let paint: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    hidden = false;
    // jsdom paints nothing.
    global.PerformanceObserver = class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    } as unknown as typeof PerformanceObserver;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    document.head.innerHTML =
      HELD_SHEET + ALL.map((src) => `<script data-src="${src}" async></script>`).join('');
    const loader = /<script>(\(function startScripts.*?)<\/script>/s.exec(deferred)?.[1] ?? '';
    new Function(loader)();
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  it('starts the scripts with the first paint, and later ones when they are parsed', () => {
    parsed();
    expect(started()).toEqual([]);
    paint();
    expect(started()).toEqual(ALL);
    expect(document.querySelector('link')?.getAttribute('href')).toContain('site.css');
    document.head.innerHTML += `<script data-src="${CHUNK}late.js" async></script>`;
    parsed();
    expect(started()).toContain(`${CHUNK}late.js`);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('starts the scripts at once on a %s', (touch) => {
    dispatchEvent(new Event(touch));
    expect(started()).toEqual(ALL);
  });

  it('does not wait for a page that never finishes loading', () => {
    jest.advanceTimersByTime(3000);
    expect(started()).toEqual(ALL);
  });

  it('marks the document if a script could not be fetched', () => {
    parsed();
    paint();
    const { dataset } = document.documentElement;
    expect(dataset.scriptFailed).toBeUndefined();
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(dataset.scriptFailed).toBe('');
    delete dataset.scriptFailed;
  });

  it('does not wait for a paint in the background', () => {
    hidden = true;
    parsed();
    expect(started()).toEqual(ALL);
  });
});
