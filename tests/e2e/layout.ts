import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** A name of 95 letters in which no line may break. */
const LONG_WORD = `Ipê${'maravilhosamente'.repeat(6)}`.slice(0, 95);

/** The elements with names, places or texts of staff; phone numbers and postal codes stay short. */
const TEXTS =
  'h1, h2, h3, p, dt, dd, blockquote, figcaption, td, th, address span:not(.whitespace-nowrap), main li, main a:not(.btn)';

/** Doubles the type size, as people with low vision do. */
export const doubleType = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

export const normalType = (page: Page) =>
  page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

/** Replaces every text that staff may have written with one long word. */
export async function fillWithLongWords(page: Page) {
  await page.evaluate(
    ({ word, texts }) => {
      for (const element of document.querySelectorAll(texts)) {
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) node.nodeValue = word;
        }
      }
    },
    { word: LONG_WORD, texts: TEXTS },
  );
}

/**
 * Text that can't be read to its end: it extends past the screen or the box that clips it, or, with
 * `ellipses`, ends in one. Rows that scroll and text for screen readers only are left out.
 */
export function cutOff(page: Page, { ellipses = false } = {}): Promise<string[]> {
  return page.evaluate((withEllipses) => {
    const screen = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found: string[] = [];
    if (document.documentElement.scrollWidth > screen) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const { clipPath, textOverflow, overflowX } = getComputedStyle(element);
      const readAloud =
        width <= 1 || right <= 0 || clipPath !== 'none' || element.closest('.sr-only, option');
      if (readAloud) continue;
      if (textOverflow === 'ellipsis') {
        const isCut = element.scrollWidth > element.clientWidth + 1;
        if (withEllipses && isCut) found.push(`${element.textContent.trim().slice(0, 40)}…`);
        continue;
      }
      if (scrolls(element)) continue;
      const beyond = left < -1 || right > screen + 1;
      const clipped = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (beyond || clipped) found.push(element.textContent.trim().slice(0, 40));
    }
    return found;
  }, ellipses);
}

/** Links within sentences that look like the text around them: axe only compares their colors. */
export const hiddenLinks = (page: Page) =>
  page.locator('p a >> visible=true').evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link).display === 'inline')
      .filter(({ parentNode }) =>
        [...(parentNode?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        ),
      )
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
      .map((link) => link.textContent),
  );

/** The words of an area that wrap to another line, each once; a hyphen or slash may end a line. */
export function brokenWords(page: Page, area: string): Promise<string[]> {
  return page.locator(area).evaluate((root) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-–/]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // Text hidden by a line clamp has boxes without a width.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.add(word);
      }
    }
    return [...found];
  });
}

/** The rows of a comparison of hotels whose name overlaps their values. */
export const coveredValues = (page: Page) =>
  page.locator('tbody tr:has(td)').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const name = row.querySelector('th > span')?.getBoundingClientRect().bottom ?? 0;
        return [...row.querySelectorAll('td > *')].some(
          (value) => value.getBoundingClientRect().top < Math.floor(name),
        );
      })
      .map((row) => row.querySelector('th')?.textContent),
  );

/** Pairs of the elements whose boxes overlap, and elements past the right edge of the screen. */
export const crowded = (page: Page, selector: string) =>
  page.locator(`${selector} >> visible=true`).evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { name: element.textContent?.slice(0, 20), left, right, top, bottom };
    });
    const wide = boxes.filter(({ right }) => right > document.documentElement.clientWidth);
    const pairs = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.name} × ${other.name}`),
    );
    return [...wide.map(({ name }) => name), ...pairs];
  });

/** Expects that no area of the page breaks a word between letters. */
export async function expectWholeWords(page: Page, areas: readonly string[]) {
  for (const area of areas) {
    await page.locator(area).first().scrollIntoViewIfNeeded();
    const broken = () => brokenWords(page, `${area} >> nth=0`);
    await expect.configure({ soft: true }).poll(broken, `${page.url()} ${area}`).toEqual([]);
  }
}

/** The same for areas of several pages while type alone is twice as large. */
export async function expectWholeLargeWords(
  page: Page,
  places: readonly [path: string, ...areas: string[]][],
) {
  for (const [path, ...areas] of places) {
    await page.goto(path);
    await doubleType(page);
    await expectWholeWords(page, areas);
  }
}

/** The buttons whose text or icon extends past their edges, by their text. */
export const overfull = (page: Page) =>
  page.locator('main .btn >> visible=true').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        return [...button.childNodes].some((part) => {
          if (part instanceof Element && part.matches('.sr-only')) return false;
          const content = document.createRange();
          content.selectNode(part);
          return [...content.getClientRects()].some(
            (box) => box.width > 1 && (box.left < left - 1 || box.right > right + 1),
          );
        });
      })
      .map((button) => button.textContent),
  );

/** The placeholders that are wider than their fields. */
export const cutHints = (page: Page, fields: string) =>
  page.locator(fields).evaluateAll((inputs) =>
    inputs
      .filter((input) => input instanceof HTMLInputElement)
      .filter((input) => {
        const pen = document.createElement('canvas').getContext('2d');
        const hint = getComputedStyle(input, '::placeholder');
        const { paddingLeft, paddingRight } = getComputedStyle(input);
        if (!pen) return true;
        pen.font = `${hint.fontWeight} ${hint.fontSize} ${hint.fontFamily}`;
        const beside = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return pen.measureText(input.placeholder).width > input.clientWidth - beside;
      })
      .map((input) => input.placeholder),
  );
