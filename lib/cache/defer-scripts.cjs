// CommonJS, because Next loads the page cache, which uses this, by itself.

/** The framework's own scripts, as it writes them into a page. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/[^"]+"\/>/g;

/** Visitors on a slow line don't wait longer than this for the page to come alive, in ms. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs in the browser. Adds the scripts as soon as the pictures that matter have been painted, or
 * the visitor touches the page, or it has taken too long.
 *
 * A button that is pressed before React has come to it is pressed again when it has, unless
 * something else was pressed since. A form that asks for a page is kept and sent again in the same
 * way; one that posts goes its own way, with what is in it. React marks what it knows: the document
 * as soon as it listens, each element when it has come to it. To a pressed one it can come at once,
 * and then it has taken the press itself.
 */
function addLate(sources, longestWait) {
  let added = false;
  const add = () => {
    if (added) return;
    added = true;
    // What has to run before React starts, as the framework keeps it: nothing, but React then starts
    // in a task of its own, and the visitor's touch gets in between.
    self.__next_s = self.__next_s || [];
    self.__next_s.push([0, { children: '' }]);
    for (const src of sources) {
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
    }
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(add));
  const whenRead = () => {
    // A page in the background is not painted.
    if (document.hidden) return add();
    const first = [...document.querySelectorAll('img[fetchpriority="high"]')];
    Promise.allSettled(first.map((picture) => picture.decode())).then(afterPaint);
  };
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, add, { once: true });
  document.addEventListener('DOMContentLoaded', whenRead);
  setTimeout(add, longestWait);

  const isKnown = (node, by) => Object.keys(node).some((key) => key.startsWith(by));
  const isAlive = (element) => isKnown(element, '__reactProps$');
  /** The button or form that was used last and too early. */
  let early = null;
  const repeat = () => {
    // What took its place has its id.
    if (early?.id && !early.isConnected) early = document.getElementById(early.id);
    if (!early?.isConnected) return;
    if (!isAlive(early)) return setTimeout(repeat, 50);
    const used = early;
    early = null;
    if (!used.matches('form')) return used.click();
    // Marked is not yet finished. React finishes at once where a key or button goes up, and not
    // where a form is sent.
    used.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    used.requestSubmit();
  };
  const keep = (used) => {
    const isHeard = isKnown(document, '__reactContainer$');
    setTimeout(() => {
      if (isHeard && isAlive(used)) return;
      early = used;
      repeat();
    });
  };
  const onPress = ({ target }) => {
    early = null;
    const button = target.closest?.('button[type="button"]');
    if (button && !isAlive(button)) keep(button);
  };
  const onSubmit = (event) => {
    early = null;
    const form = event.target;
    if (isAlive(form) || form.method !== 'get') return;
    event.preventDefault();
    keep(form);
  };
  addEventListener('click', onPress, true);
  addEventListener('submit', onSubmit, true);
}

/**
 * The page with its scripts behind its first paint: on a phone's line they would take their share
 * of it from the picture that the visitor came for. A page without the framework's scripts, or
 * with scripts written in any other way, stays as it is.
 */
function withLateScripts(html) {
  const sources = [...new Set(Array.from(html.matchAll(SCRIPT), ([, src]) => src))];
  if (sources.length === 0) return html;
  const loader = `<script>(${addLate})(${JSON.stringify(sources)},${LONGEST_WAIT_MS})</script>`;
  return html
    .replace(PRELOAD, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `${loader}</head>`);
}

module.exports = { withLateScripts };
