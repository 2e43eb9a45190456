import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { FirstScreenStyles } from '@/lib/cache/first-screen-styles.cjs';
import { prepareHtml } from '@/lib/cache/prepare-html.cjs';

const CHUNK = '/_next/static/chunks/';
const script = (name: string) => `<script src="${CHUNK}${name}.js" async=""></script>`;
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK}main.js"/>`;
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
const OLD_BROWSERS = `<script src="${CHUNK}old.js" noModule=""></script>`;
const DATA = `<script>self.data.push("</head> and ${script('x').replace('</', '<\\/')} are text here")</script>`;
const page = (head: string, body = '') =>
  `<html><head>${head}<title>Ipê</title></head><body>${body}${DATA}</body></html>`;

const SHEET =
  '<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next"/>';
const HELD_SHEET = SHEET.replace(' href', ' data-href');
const END = '<div hidden="" data-first-screen-end="">';
const HOLDING_END = END.replace('>', ' data-holds-rest="">');
const CSS = `@font-face{font-family:besley;src:url(../media/besley.woff2)}
.hero::placeholder{top:1px}::-webkit-datetime-edit{padding:0}::placeholder{opacity:1}.hero::-webkit-date-and-time-value{left:0}.hero{left:1px}
.hero{color:red;transition-duration:.2s}.hero:hover{color:blue}.md\\:-mt-2{margin-top:-.5rem}.panel{top:0}.below{color:green}
[data-open=wide]{top:1px}[data-open$=narrow]{top:2px}[data-open~="1"]{top:3px}
@media (min-width:48rem){.hero{color:pink}}
@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--m:initial}}}
@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--m:initial}}}
@media print{@page{margin:1cm}.hero{color:#000}}
.hero{mask:var(--m);mask:var(--m);mask:var(--m);inset:0}@property --m{syntax:"*";inherits:false}@property --m{syntax:"*";inherits:false}@property --n{syntax:"*";inherits:false}`;

let folder: string;
let styles: InstanceType<typeof FirstScreenStyles>;
let deferred: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-sheets-'));
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'static/chunks/site.css'), CSS);
  styles = new FirstScreenStyles(folder);
  const head = PRELOAD + FONT + script('runtime') + script('page') + OLD_BROWSERS;
  deferred = await prepareHtml(page(head, script('main')), styles);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the scripts', () => {
  it('are not fetched by themselves', () => {
    expect(deferred.replace(DATA, '')).not.toMatch(/ src="[^"]*" async| href="[^"]*main/);
  });

  it('leave no preload without an address, which a browser would report', () => {
    expect(deferred).toContain('<link as="script" fetchPriority="low" data-href=');
  });

  it('leave the page’s data, text and fonts, and the scripts of old browsers', () => {
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
  ])('leave %s as it is', async (_case, html) => {
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
  ])('stay as they are: %s', async (_case, code, attributes) => {
    expect(await quoted(code, attributes)).toContain(`>${code}</script>`);
  });
});

describe('the style sheets', () => {
  const BODY = `<div class="hero md:-mt-2"></div><div popover="auto"><i class="panel"></i></div>`;
  const styled = (href = '') =>
    prepareHtml(
      page(
        SHEET.replace('site.css', href || 'site.css'),
        `${BODY}${END}</div><p class="below"></p>`,
      ),
      styles,
    );

  it('wait for the scripts, and the rules of the first screen are in the head', async () => {
    const html = await styled();
    const rules = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(rules).toContain('.hero{color:red');
    expect(rules).toContain('margin-top:-.5rem');
    expect(rules).toContain('.hero{mask:var(--m);inset:0}');
    expect(rules.match(/@property --\w/g)).toEqual(['@property --m']);
    expect(rules.match(/--m:initial/g)).toHaveLength(1);
    expect(rules).toContain('.hero{left:1px}');
    expect(rules).toContain('@media (min-width:48rem){.hero{color:pink}}');
    expect(rules).not.toContain('print');
    expect(rules).toContain('url(/_next/static/media/besley.woff2)');
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<link rel="expect" href="#first-screen-end" blocking="render"/>');
    expect(html).toContain(`${HOLDING_END}<i id="first-screen-end"></i></div><p class="below">`);
    expect(html).toContain(HELD_SHEET);
  });

  it('hold back what follows the first screen of a phone where that ends earlier', async () => {
    const phone = END.replace('end=""', 'end="phone"');
    const html = await prepareHtml(
      page(SHEET, `<p>1</p>${phone}</div><p>2</p>${END}</div>`),
      styles,
    );
    expect(html).toContain('data-first-screen-end="phone" data-holds-rest="phone"></div><p>2</p>');
    expect(html).toContain(`${HOLDING_END}<i id="first-screen-end"></i></div>`);
  });

  it('are searched once for all pages whose first screens need the same of them', async () => {
    const purge = jest.spyOn(PurgeCSS.prototype, 'purge');
    const fresh = new FirstScreenStyles(folder);
    const about = (hotel: string, name = 'hero') =>
      prepareHtml(
        page(SHEET, `<div class="${name}" data-hotel="${hotel}"></div>${END}</div>`),
        fresh,
      );
    for (const hotel of ['ipe-noronha', 'ipe-gramado-1', 'ipe-paulista']) await about(hotel);
    expect(purge).toHaveBeenCalledTimes(1);
    await about('ipe-noronha', 'other');
    expect(purge).toHaveBeenCalledTimes(2);
    purge.mockRestore();
  });

  it('keep what asks for the value of an attribute', async () => {
    const shown = async (open: string) =>
      /<style>(.*?)<\/style>/s.exec(
        await prepareHtml(page(SHEET, `<div data-open="${open}"></div>${END}</div>`), styles),
      )?.[1];
    expect(await shown('wide')).toContain('[data-open=wide]{top:1px}');
    expect(await shown('x-narrow')).toContain('[data-open$=narrow]{top:2px}');
    expect(await shown('2 1')).toContain('{top:3px}');
    expect(await shown('else')).not.toMatch(/data-open/);
  });

  it('are ordinary ones without script', async () => {
    const html = await styled();
    expect(html.split(SHEET)).toHaveLength(2);
    expect(html).toContain(`<noscript>${SHEET}</noscript>`);
  });

  it.each([
    ['what stands further down', '.below'],
    ['what is closed', '.panel'],
    ['states', ':hover'],
    ['movements', 'transition'],
    ['the parts of fields', '::-webkit-datetime'],
    ['what is empty', '{}'],
  ])('keep %s to themselves', async (_what, part) => {
    expect(/<style>(.*?)<\/style>/s.exec(await styled())?.[1]).not.toContain(part);
  });

  it('stay in the head where the page does not say how far its first screen goes', async () => {
    const html = page(SHEET, BODY);
    expect(await prepareHtml(html, styles)).toBe(html);
  });

  it('stay in the head where they can’t be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await styled('gone.css')).toContain('gone.css" data-precedence="next"/><title>');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  describe('hide what follows', () => {
    /** The next frame, so many milliseconds after the one before. */
    let nextFrame: (pause: number) => void;
    let now: number;
    const visible = () =>
      ['.hero', '.first', '.second', 'footer'].filter((selector) => {
        const element = document.querySelector(selector);
        return element !== null && getComputedStyle(element).display !== 'none';
      });
    const sheets = () => [
      ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
    ];
    const open = async (type: string) => {
      now = 1000;
      global.requestAnimationFrame = (callback) => {
        nextFrame = (pause) => {
          now += pause;
          callback(now);
        };
        return 0;
      };
      performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
      const script = /<script>(\(function hideRest.*?)<\/script>/s.exec(await styled())?.[1] ?? '';
      document.head.innerHTML = HELD_SHEET + HELD_SHEET;
      document.body.innerHTML = `<main>${BODY}${HOLDING_END}</div><p class="first"></p><p class="second"></p></main><footer></footer>`;
      new Function(script)();
    };
    const arrive = () => {
      const [first, last] = sheets();
      first?.dispatchEvent(new Event('load'));
      expect(visible()).toEqual(['.hero']);
      // A sheet that can't be fetched hides nothing.
      last?.dispatchEvent(new Event('error'));
    };

    it('until they have arrived, and apply together then', async () => {
      await open('navigate');
      // On paper they apply as soon as they are there, and nothing is held back.
      expect(sheets().map(({ media }) => media)).toEqual(['print', 'print']);
      expect(document.head.querySelector('style')?.media).toBe('screen');
      const early = document.head.querySelectorAll<HTMLLinkElement>('link:not([rel])');
      expect(Array.from(early, ({ as, dataset }) => [as, dataset.href])).toEqual(
        sheets().map(({ dataset }) => ['style', dataset.href]),
      );
      arrive();
      expect(sheets().map(({ media }) => media)).toEqual(['', '']);
    });

    it('until they have arrived, then more after each quick frame', async () => {
      await open('navigate');
      document.body.append(...[1, 2, 3].map(() => document.createElement('p')));
      arrive();
      const shown = () => document.querySelectorAll('[data-shown]').length;
      expect(shown()).toBe(1);
      nextFrame(16);
      expect(shown()).toBe(2);
      nextFrame(16);
      expect(shown()).toBe(4);
      nextFrame(60);
      expect(shown()).toBe(5);
    });

    it('until they have arrived, then frame by frame where frames are slow', async () => {
      await open('navigate');
      arrive();
      expect(visible()).toEqual(['.hero', '.first']);
      nextFrame(60);
      expect(visible()).toEqual(['.hero', '.first', '.second']);
      nextFrame(60);
      expect(visible()).toEqual(['.hero', '.first', '.second', 'footer']);
      nextFrame(60);
      document.querySelector('main')?.append(document.createElement('section'));
      expect(getComputedStyle(document.querySelector('section') as Element).display).toBe('block');
      expect(document.documentElement.style.overflowY).toBe('');
    });

    it('not for who comes back to a place further down: the sheets start at once', async () => {
      await open('back_forward');
      expect(visible()).toEqual(['.hero', '.first', '.second', 'footer']);
      expect(document.querySelector('link')?.getAttribute('href')).toContain('site.css');
      expect(document.querySelector('link')?.getAttribute('blocking')).toBe('render');
    });
  });

  it('are not put there a second time', async () => {
    const once = await styled();
    expect(await prepareHtml(once, styles)).toBe(once);
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
    // The DOM of the tests paints nothing.
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

  it('starts the scripts with the first paint, and those further down when they are there', () => {
    parsed();
    expect(started()).toEqual([]);
    paint();
    expect(started()).toEqual(ALL);
    expect(document.querySelector('link')?.getAttribute('href')).toContain('site.css');
    document.head.innerHTML += `<script data-src="${CHUNK}late.js" async></script>`;
    parsed();
    expect(started()).toContain(`${CHUNK}late.js`);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('does not let a %s wait', (touch) => {
    dispatchEvent(new Event(touch));
    expect(started()).toEqual(ALL);
  });

  it('does not wait for a page that is never read to its end', () => {
    jest.advanceTimersByTime(3000);
    expect(started()).toEqual(ALL);
  });

  it('does not wait for a paint in the background', () => {
    hidden = true;
    parsed();
    expect(started()).toEqual(ALL);
  });
});
