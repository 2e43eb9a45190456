/** @jest-environment jsdom */
import { PurgeCSS } from 'purgecss';
import { FirstScreenStyles } from '@/lib/cache/first-screen-styles.cjs';
import { prepareHtml } from '@/lib/cache/prepare-html.cjs';
import { END, folder, HELD_SHEET, HOLDING_END, page, SHEET, styles } from './html-of-page';

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

  it('wait for the scripts, with the rules of the first screen in the head', async () => {
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

  it('hold back what follows the first screen of a phone if that ends earlier', async () => {
    const phone = END.replace('end=""', 'end="phone"');
    const html = await prepareHtml(
      page(SHEET, `<p>1</p>${phone}</div><p>2</p>${END}</div>`),
      styles,
    );
    expect(html).toContain('data-first-screen-end="phone" data-holds-rest="phone"></div><p>2</p>');
    expect(html).toContain(`${HOLDING_END}<i id="first-screen-end"></i></div>`);
  });

  it('are searched once for all pages whose first screens need the same rules', async () => {
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

  it('keep rules that match the value of an attribute', async () => {
    const shown = async (open: string) =>
      /<style>(.*?)<\/style>/s.exec(
        await prepareHtml(page(SHEET, `<div data-open="${open}"></div>${END}</div>`), styles),
      )?.[1];
    expect(await shown('wide')).toContain('[data-open=wide]{top:1px}');
    expect(await shown('x-narrow')).toContain('[data-open$=narrow]{top:2px}');
    expect(await shown('2 1')).toContain('{top:3px}');
    expect(await shown('else')).not.toMatch(/data-open/);
  });

  it('are ordinary ones without scripts', async () => {
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
  ])('leave %s out of the head', async (_what, part) => {
    expect(/<style>(.*?)<\/style>/s.exec(await styled())?.[1]).not.toContain(part);
  });

  it('stay in the head if the page does not mark the end of its first screen', async () => {
    const html = page(SHEET, BODY);
    expect(await prepareHtml(html, styles)).toBe(html);
  });

  it('stay in the head if they can’t be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await styled('gone.css')).toContain('gone.css" data-precedence="next"/><title>');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  describe('hide what follows', () => {
    /** Runs the next frame, this many milliseconds after the previous one. */
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
      // A sheet that fails to load hides nothing.
      last?.dispatchEvent(new Event('error'));
    };

    it('until they have loaded, and then apply together', async () => {
      await open('navigate');
      // For print they apply as soon as they load, and nothing is held back.
      expect(sheets().map(({ media }) => media)).toEqual(['print', 'print']);
      expect(document.head.querySelector('style')?.media).toBe('screen');
      const early = document.head.querySelectorAll<HTMLLinkElement>('link:not([rel])');
      expect(Array.from(early, ({ as, dataset }) => [as, dataset.href])).toEqual(
        sheets().map(({ dataset }) => ['style', dataset.href]),
      );
      arrive();
      expect(sheets().map(({ media }) => media)).toEqual(['', '']);
    });

    it('until they have loaded, then reveal more after each quick frame', async () => {
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

    it('until they have loaded, then reveal one part per frame if frames are slow', async () => {
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

    it('except on a return to a place further down: the sheets load at once', async () => {
      await open('back_forward');
      expect(visible()).toEqual(['.hero', '.first', '.second', 'footer']);
      expect(document.querySelector('link')?.getAttribute('href')).toContain('site.css');
      expect(document.querySelector('link')?.getAttribute('blocking')).toBe('render');
    });
  });

  it('are not moved a second time', async () => {
    const once = await styled();
    expect(await prepareHtml(once, styles)).toBe(once);
  });
});
