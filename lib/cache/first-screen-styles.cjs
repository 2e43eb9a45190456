const { readFile } = require('node:fs/promises');
const path = require('node:path');
const { PurgeCSS } = require('purgecss');
const { hideRest } = require('./hide-rest.cjs');
const { inlineSource } = require('./inline-source.cjs');
const { firstPaintOnly, withoutLeftovers } = require('./trim-rules.cjs');
const { withoutUnmatchedHas } = require('./unmatched-has.cjs');

/** @typedef {import('./html-elements.cjs').HtmlElement} HtmlElement */

const SHEET = /^\/_next\/(static\/[\w./-]+\.css)$/;
const RELATIVE_URL = /url\(["']?(\.[^"')]+)["']?\)/g;
/** Attributes with text for people differ on every page, and no selector matches their values. */
const STATE = /^(?:data-|aria-(?:current|expanded|hidden|pressed|selected|checked|invalid|busy)$)/;
/** What selectors compare attributes with: operator and value. */
const COMPARED = /\[[\w-]+([~|^$*]?)=["']?([^"'\]]*)["']?\s?[is]?\]/g;
/** Set by an inline script before the first paint (components/booking/stored-stay-script.tsx). */
const SET_EARLY = ['data-stored-stay', 'data-stored-family', 'data-stored-party', 'data-stay-days'];
/**
 * States that only occur after the style sheets load, and parts of fields that are empty until
 * then.
 */
const LATER = [/^::?(?:hover|active|focus|disabled|checked|target|popover|placeholder|file|-)/];

/** Marks the end of the first screen: of any, or an earlier one on a `phone`. */
const END = 'data-first-screen-end';
const AWAITED = '<i id="first-screen-end"></i>';
/** Delays the first paint until the whole first screen is parsed; a partial one would shift (CLS). */
const WAIT = '<link rel="expect" href="#first-screen-end" blocking="render"/>';

const HIDE_REST = inlineSource(hideRest);

/** The most sets of rules in memory; usually there is one per kind of page. */
const MOST_KEPT = 100;

/**
 * Whether an element is visible without opening a popover or a hidden part. What is a popover on
 * phones and part of the page on wide screens (`data-in-page-on-wide`) counts as hidden: its rules
 * would make the page heavier for phones, so wide screens wait for the sheets. If it is small
 * enough, it counts as visible there (`data-seen-on-wide`).
 */
const isSeen = ({ attributes, parent }) =>
  attributes.hidden === undefined &&
  (attributes.popover === undefined || attributes['data-seen-on-wide'] !== undefined) &&
  (parent === null || isSeen(parent));

/** What selectors can match in elements: their tags, classes, ids and attributes. */
function selectable(elements) {
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  const valuesOf = (pattern) =>
    attributes.filter(([name]) => pattern.test(name)).map(([, value]) => value);
  const sorted = (values) => [...new Set(values)].sort();
  return {
    tags: sorted(elements.map(({ name }) => name)),
    classes: sorted(valuesOf(/^class$/).flatMap((value) => value.split(/\s+/))),
    ids: sorted(valuesOf(/^id$/)),
    attributes: {
      names: sorted([...SET_EARLY, ...attributes.map(([name]) => name)]),
      values: sorted(valuesOf(STATE)),
    },
  };
}

/** Returns whether a selector of these style sheets can match a value of an attribute. */
function comparedIn(css) {
  const all = [...css.matchAll(COMPARED)];
  const of = (operators) =>
    new Set(all.flatMap(([, operator, value]) => (operators.includes(operator) ? [value] : [])));
  const [wholes, words, parts] = [of(['']), of(['~']), of(['|', '^', '$', '*'])];
  return (value) =>
    wholes.has(value) ||
    value.split(/\s+/).some((word) => words.has(word)) ||
    [...parts].some((part) => value.includes(part));
}

async function purge(content, css) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => ({ ...content, undetermined: [] }) }],
    blocklist: LATER,
    keyframes: true,
    variables: true,
  });
  return withoutLeftovers(withoutUnmatchedHas(result.css, content));
}

/**
 * The rules that the first screen of a page needs from the style sheets in the build folder.
 * Purging takes a tenth of a second and is done once for all pages whose first screens look alike.
 */
class FirstScreenStyles {
  #folder;
  #sheets = new Map();
  #rules = new Map();

  /** @param {string} distDir The folder of the build, which holds `static`. */
  constructor(distDir) {
    this.#folder = distDir;
  }

  /**
   * Returns the edits that inline these rules and move the page's style sheets behind its first
   * screen, so that it paints one round trip earlier and the rest never shows without its styles
   * (docs/decisions/0003). Empty for a page that does not mark where that screen ends
   * (components/ui/end-of-first-screen.tsx) or whose sheets can't be read.
   * @param {string} html
   * @param {HtmlElement[]} elements
   */
  async edits(html, elements) {
    const ends = elements.filter(({ attributes }) => attributes[END] !== undefined);
    const end = ends.at(-1);
    const sheets = elements.filter(
      ({ name, attributes: { rel, href }, parent }) =>
        name === 'link' && rel === 'stylesheet' && parent?.name === 'head' && SHEET.test(href),
    );
    if (!end || sheets.length === 0) return [];
    const hrefs = sheets.map(({ attributes }) => attributes.href);
    try {
      const first = elements.filter(({ start }) => start < end.start);
      const rules = await this.#rulesFor(selectable(first.filter(isSeen)), hrefs);
      const needsSheetsOnWide = first.some(
        ({ attributes }) => attributes['data-in-page-on-wide'] !== undefined,
      );
      const links = sheets.map(({ start, end }) => html.slice(start, end)).join('');
      const held = links.replaceAll(' href=', ' data-href=');
      const hiding = `<script>(${HIDE_REST})(${needsSheetsOnWide})</script>`;
      const [sheet, ...others] = sheets;
      return [
        {
          start: sheet.start,
          end: sheet.end,
          text: `<style>${rules}</style>${WAIT}${held}<noscript>${links}</noscript>${hiding}`,
        },
        ...others.map(({ start, end }) => ({ start, end, text: '' })),
        // Only these marks hold anything back, not one of a page that comes later.
        ...ends.map((mark) => ({
          start: mark.tagEnd - 1,
          end: mark.tagEnd,
          text: ` data-holds-rest="${mark.attributes[END]}">${mark === end ? AWAITED : ''}`,
        })),
      ];
    } catch (error) {
      console.warn('The style sheets of a page can’t be read:', error);
      return [];
    }
  }

  async #rulesFor({ attributes, ...others }, hrefs) {
    const { css, isAskedFor } = await this.#sheetsOf(hrefs);
    // Without the key of the one hotel that a page is about: no rule matches it.
    const values = attributes.values.filter(isAskedFor);
    const content = { ...others, attributes: { ...attributes, values } };
    const key = JSON.stringify([hrefs, content]);
    const known = this.#rules.get(key);
    if (known) return known;
    const rules = purge(content, css);
    if (this.#rules.size >= MOST_KEPT) this.#rules.clear();
    this.#rules.set(key, rules);
    rules.catch(() => this.#rules.delete(key));
    return rules;
  }

  async #sheetsOf(hrefs) {
    const key = hrefs.join();
    const known = this.#sheets.get(key);
    if (known) return known;
    const read = await Promise.all(hrefs.map((href) => this.#read(href)));
    const css = firstPaintOnly(read.join(''));
    const sheets = { css, isAskedFor: comparedIn(css) };
    this.#sheets.set(key, sheets);
    return sheets;
  }

  /** A sheet with the URLs in it made absolute. */
  async #read(href) {
    const [, file] = SHEET.exec(href);
    const css = await readFile(path.join(this.#folder, file), 'utf8');
    const absolute = (_, address) => `url(${new URL(address, `file://${href}`).pathname})`;
    return css.replace(RELATIVE_URL, absolute);
  }
}

module.exports = { FirstScreenStyles };
