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
 * something else was pressed since. React marks what it knows: the document as soon as it listens,
 * each element when it has come to it. To a pressed one it can come at once, and then it has taken
 * the press itself.
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
  const isAlive = (button) => isKnown(button, '__reactProps$');
  let pressed = null;
  const pressAgain = () => {
    if (!pressed?.isConnected) return;
    if (!isAlive(pressed)) return setTimeout(pressAgain, 50);
    const button = pressed;
    pressed = null;
    button.click();
  };
  const onPress = ({ target }) => {
    pressed = null;
    const button = target.closest?.('button[type="button"]');
    if (!button || isAlive(button)) return;
    const isHeard = isKnown(document, '__reactContainer$');
    setTimeout(() => {
      if (isHeard && isAlive(button)) return;
      pressed = button;
      pressAgain();
    });
  };
  addEventListener('click', onPress, true);
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
