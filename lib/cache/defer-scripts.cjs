// CommonJS, because Next loads the page cache, which uses this, outside its bundles.

/** Slow connections don't wait longer than this for the scripts to start, in ms. */
const LONGEST_WAIT_MS = 3000;

/** Whole script elements, so that what an inline script says is never taken for a tag, and links. */
const ELEMENT = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>/g;
const DEFERRABLE = /^<script\b(?=[^>]* async="")(?![^>]* noModule)[^>]* src="\/_next\/static\//;
const SCRIPT_PRELOAD = /^<link\b(?=[^>]* rel="preload")[^>]* as="script"/;

/**
 * Runs in the browser. Gives the deferred scripts their addresses back once the first screen has
 * been painted, the visitor touches the page, or it has taken too long.
 */
function startScripts(longestWait) {
  const start = () => {
    for (const script of document.querySelectorAll('script[data-src]')) {
      script.src = script.dataset.src;
      delete script.dataset.src;
    }
  };
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, start, { once: true });
  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
  setTimeout(start, longestWait);
}

/**
 * Returns the page with its scripts behind its first paint: on a phone's connection they would take
 * their share of it from the image that the visitor came for (docs/decisions/0003). A page without
 * the framework's async scripts is returned as it is, and so is one that has been through here.
 */
function deferScripts(html) {
  let deferred = 0;
  const page = html.replace(ELEMENT, (element) => {
    if (SCRIPT_PRELOAD.test(element)) return '';
    if (!DEFERRABLE.test(element)) return element;
    deferred += 1;
    return element.replace(' src=', ' data-src=');
  });
  if (deferred === 0 || !page.includes('</head>')) return html;
  return page.replace(
    '</head>',
    () => `<script>(${startScripts})(${LONGEST_WAIT_MS})</script></head>`,
  );
}

module.exports = { deferScripts };
