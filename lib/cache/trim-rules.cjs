const { closingOf } = require('./css-brackets.cjs');

/** Print rules; they contain no nested at-rules. */
const PRINT = /@media print\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/** Print-only declarations in rules that screens need as well. */
const ON_PAPER = /(?<=[{;])(?:-webkit-)?print-color-adjust:[^;{}]*;?/g;
/** Rules for parts that browsers draw inside fields. */
const PARTS = /(?<=[{}])::(?:-webkit|file-selector|placeholder)[^{},]*\{[^{}]*\}/g;
const TRANSITION = /(?<=[{;])(?:transition(?:-[a-z-]+)?|--tw-duration|--tw-ease):[^;{}]*;?/g;
const EMPTY = /(?<=[{}])[^{};]*\{\}/g;
/** The same declaration several times in a row. */
const REPEATED = /(?<=[{;])([\w-]+:[^;{}]+;)\1+/g;
const PROPERTY = /@property (--[\w-]+)\{[^{}]*?(?:initial-value:([^;{}]*))?\}/g;
/** The fallback for `@property` in browsers without it. */
const STAND_IN = /(@layer properties\{@supports[^{]+\{[^{}]+\{)([^{}]+)\}\}\}/g;
/** Properties that only Tailwind's own rules set, never an element. */
const COMPOSED = /^--tw-/;
/** What follows the name of a property in `var()`: its fallback or nothing. */
const USE = /^(?:,\s*(.+))?$/s;
/** An invisible layer of shadows before another one. */
const NO_SHADOW = /(?<=box-shadow:|, )0 0 #0000, /g;

/**
 * `css` with uses of a property replaced by its initial value, or else by the fallback of each use.
 */
function withoutVariable(css, name, initial) {
  const use = `var(${name}`;
  let text = '';
  let from = 0;
  for (let at = css.indexOf(use); at >= 0; at = css.indexOf(use, from)) {
    const end = closingOf(css, at + 'var('.length);
    const used = USE.exec(css.slice(at + use.length, end - 1));
    const value = used ? (initial ?? used[1]) : undefined;
    text += css.slice(from, at) + (value ?? css.slice(at, end));
    from = end;
  }
  return text + css.slice(from);
}

const isSet = (css, name) => new RegExp(`[{;]${name}:`).test(css);
const isRead = (css, name) => new RegExp(`var\\(${name}[,)]`).test(css);

/**
 * The rules with unset registered properties replaced by their values, and with one registration of
 * each property still read; each style sheet brings its own for all that it reads.
 */
function withFewProperties(css) {
  const registered = new Map(
    [...css.matchAll(PROPERTY)].map(([rule, name, initial]) => [name, { rule, initial }]),
  );
  const standIns = [...css.matchAll(STAND_IN)];
  const initials = new Set(standIns.flatMap(([, , all]) => all.split(';')));
  let rules = css.replace(PROPERTY, '').replace(STAND_IN, '');
  for (const [name, { initial }] of registered) {
    if (COMPOSED.test(name) && !isSet(rules, name)) rules = withoutVariable(rules, name, initial);
  }
  const isNeeded = (name) => isRead(rules, name);
  const declarations = [...initials].filter((one) => isNeeded(one.split(':')[0]));
  const needed = [...registered].filter(([name]) => isNeeded(name)).map(([, { rule }]) => rule);
  // The layer stays first, and so weakest, when the full sheets fill it later.
  const layer = standIns.length > 0 ? '@layer properties;' : '';
  const head = declarations.length > 0 ? `${standIns[0][1]}${declarations.join(';')}}}}` : layer;
  return head + rules.replace(NO_SHADOW, '') + needed.join('');
}

/**
 * A style sheet without print rules, transitions and what browsers draw inside fields: none of it
 * shows in the first paint.
 *
 * @param {string} css As the build writes it: minified.
 */
function firstPaintOnly(css) {
  return [PRINT, ON_PAPER, TRANSITION, PARTS].reduce((rules, part) => rules.replace(part, ''), css);
}

/**
 * Rules taken out of several style sheets, without empty ones and unused declarations.
 *
 * @param {string} css
 */
function withoutLeftovers(css) {
  // Twice: a media query is empty once its rules are gone.
  const filled = css.replace(EMPTY, '').replace(EMPTY, '');
  return withFewProperties(filled).replace(REPEATED, '$1');
}

module.exports = { firstPaintOnly, withoutLeftovers };
