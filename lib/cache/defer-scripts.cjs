// CommonJS, because Next loads the page cache, which uses this, outside its bundles.
const { inlineSource } = require('./inline-source.cjs');

/** Longest wait on slow connections before the scripts start, in ms. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs in the browser. Gives the deferred scripts their URLs back once the first screen has been
 * painted and its image is arriving, the visitor interacts with the page, or it has taken too long.
 * Scripts further down are fetched with them and run after the page has been parsed.
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
    // If one fails, none run: the page says that only what plain HTML can do works.
    const fail = () => {
      document.documentElement.dataset.scriptFailed = '';
    };
    for (const script of document.querySelectorAll('script[data-src]')) {
      script.onerror = fail;
      script.src = script.dataset.src;
      delete script.dataset.src;
    }
  };
  // The size of an image is known with its first bytes. Scripts requested then arrive one round
  // trip later, when most of the image is there: neither delays the other.
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
 * Returns the edits that move the scripts of a page behind its first paint: on a phone's connection
 * they would take bandwidth from the image that the visitor came for (docs/decisions/0003). Empty
 * for a page without the framework's async scripts.
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
