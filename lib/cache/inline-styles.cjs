// CommonJS, because Next loads the page cache, which uses this, outside its bundles.
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** A style sheet of the build, as the framework writes it into a page. */
const STYLE_SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"([^>]*?)\/?>/g;

/** Where the build lies (next.config.mjs); its folder `static` is served as `/_next/static`. */
const BUILD = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next');

/** @type {Map<string, string | null>} */
const sheets = new Map();

/**
 * Returns the rules of a built style sheet with absolute addresses, to stand in a page; null when it
 * can't be read or could end the element that it is to stand in.
 */
function rulesOf(href) {
  if (!sheets.has(href)) sheets.set(href, readRules(href));
  return sheets.get(href);
}

function readRules(href) {
  try {
    const rules = readFileSync(path.join(BUILD, href.replace('/_next/', '')), 'utf8');
    if (/<\/style|@import|@charset/i.test(rules)) return null;
    return rules.replace(
      /url\((?!["']?(?:data:|#|\/))(["']?)/g,
      `url($1${path.posix.dirname(href)}/`,
    );
  } catch {
    return null;
  }
}

/**
 * Returns the page with its style sheets in it, so that the first paint waits for one answer instead
 * of two (docs/decisions/0003). Each link stays for React, which looks for it, but is `disabled`: the
 * browser doesn't fetch it. A sheet that can't be read stays a link that is fetched. The framework's
 * own `inlineCss` writes each sheet into the page three times.
 */
function inlineStyles(html) {
  return html.replace(STYLE_SHEET, (link, href, attributes) => {
    const rules = attributes.includes('disabled') ? null : rulesOf(href);
    return rules === null
      ? link
      : `<style>${rules}</style><link rel="stylesheet" href="${href}"${attributes} disabled=""/>`;
  });
}

module.exports = { inlineStyles };
