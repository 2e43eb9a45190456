// CommonJS, because Next loads the page cache, which uses this, outside its bundles.
const { inlineSource } = require('./inline-source.cjs');

/** Slow connections don't wait longer than this for the scripts to start, in ms. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs in the browser. Gives the deferred scripts their URLs back once the first screen has
 * been painted and its image is arriving, the visitor touches the page, or it has taken too long.
 * Those that are further down are fetched with them and follow when the page has been read.
 */
function startScripts(longestWait) {
  let started = false;
  const start = () => {
    started = true;
    for (const preload of document.querySelectorAll('link[data-href]')) {
      preload.href = preload.dataset.href;
      delete preload.dataset.href;
      // Only now: the browser would report one without a URL.
      preload.rel ||= 'preload';
    }
    // Without one of them none runs: the page says that it answers no more than HTML does.
    const fail = () => {
      document.documentElement.dataset.scriptFailed = '';
    };
    for (const script of document.querySelectorAll('script[data-src]')) {
      script.onerror = fail;
      script.src = script.dataset.src;
      delete script.dataset.src;
    }
  };
  // The size of an image is known with its first bytes. Scripts that are asked for then arrive one
  // round trip later, when most of the image is there: neither waits for the other.
  const startWithImage = () => {
    const image = document.querySelector('img[fetchpriority="high"]');
    if (!image || image.complete || image.naturalWidth > 0) start();
    else requestAnimationFrame(startWithImage);
  };
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, start, { once: true });
  new PerformanceObserver(startWithImage).observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted.
    if (started || document.hidden) start();
  });
  setTimeout(start, longestWait);
}

/** @param {import('./html-elements.cjs').HtmlElement} element */
const isDeferrable = ({ name, attributes: { src, async, nomodule } }) =>
  name === 'script' &&
  async !== undefined &&
  nomodule === undefined &&
  src?.startsWith('/_next/static/');

/** @param {import('./html-elements.cjs').HtmlElement} element */
const isScriptPreload = ({ name, attributes: { rel, as } }) =>
  name === 'link' && rel === 'preload' && as === 'script';

/**
 * What puts the scripts of a page behind its first paint: on a phone's connection they would take
 * their share of it from the image that the visitor came for (docs/decisions/0003). Nothing for a
 * page without the framework's async scripts.
 * @param {string} html
 * @param {import('./html-elements.cjs').HtmlElement[]} elements
 */
function scriptEdits(html, elements) {
  const head = elements.find(({ name }) => name === 'head');
  const deferrable = elements.filter(isDeferrable);
  if (!head || deferrable.length === 0) return [];
  const start = head.end - '</head>'.length;
  return [
    {
      start,
      end: start,
      text: `<script>(${inlineSource(startScripts)})(${LONGEST_WAIT_MS})</script>`,
    },
    ...[...elements.filter(isScriptPreload), ...deferrable].map(({ start, tagEnd: end }) => {
      const held = html.slice(start, end).replace(/ (?=(?:src|href)=)/, ' data-');
      return { start, end, text: held.replace(' rel="preload"', '') };
    }),
  ];
}

module.exports = { scriptEdits };
