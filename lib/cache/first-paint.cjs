// CommonJS, because Next loads the page cache, which uses this, outside its bundles.
const { deferScripts } = require('./defer-scripts.cjs');
const { inlineStyles } = require('./inline-styles.cjs');

/**
 * Returns a stored page as it is sent: its style sheets in it, its scripts behind its first paint.
 * The one place that changes the framework's HTML. What isn't written as expected is left as it is,
 * and so is a page that has been through here.
 */
const firstPaint = (html) => inlineStyles(deferScripts(html));

module.exports = { firstPaint };
