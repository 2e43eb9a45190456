import { deferScripts } from '@/lib/cache/defer-scripts.cjs';

const CHUNK = '/_next/static/chunks/';
const script = (name: string) => `<script src="${CHUNK}${name}.js" async=""></script>`;
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK}main.js"/>`;
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
const OLD_BROWSERS = `<script src="${CHUNK}old.js" noModule=""></script>`;
const DATA = `<script>self.data.push("</head> and ${script('x').replace('</', '<\\/')} are text here")</script>`;
const page = (head: string, body = '') =>
  `<html><head>${head}<title>Ipê</title></head><body>${body}${DATA}</body></html>`;

const deferred = deferScripts(
  page(PRELOAD + FONT + script('runtime') + script('page') + OLD_BROWSERS, script('main')),
);

describe('what is sent', () => {
  it('fetches none of the framework’s scripts by itself', () => {
    expect(deferred.replace(DATA, '')).not.toMatch(/ src="[^"]*" async|as="script"/);
  });

  it('keeps the page’s data, text and fonts, and the scripts of old browsers', () => {
    for (const part of [DATA, FONT, OLD_BROWSERS, '<title>Ipê</title>']) {
      expect(deferred).toContain(part);
    }
  });

  it.each([
    ['nothing', ''],
    ['a page without scripts', page('')],
    ['a script of another host', page('<script src="https://elsewhere.example/a.js"></script>')],
    ['a page without a head', script('main')],
    ['a page that has been through it', deferred],
  ])('leaves %s as it is', (_case, html) => {
    expect(deferScripts(html)).toBe(html);
  });
});

describe('in the browser', () => {
  const loader = /<script>(\(function startScripts.*?)<\/script>/s.exec(deferred)?.[1] ?? '';
  const started = () =>
    Array.from(document.head.querySelectorAll('script[src]'), (it) => it.getAttribute('src'));
  const ALL = ['runtime', 'page', 'main'].map((name) => `${CHUNK}${name}.js`);
  let hidden: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    hidden = false;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    document.head.innerHTML = ALL.map((src) => `<script data-src="${src}" async></script>`).join(
      '',
    );
    new Function(loader)();
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  it('starts every script after the first paint', () => {
    expect(started()).toEqual([]);
    parsed();
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(started()).toEqual(ALL);
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
