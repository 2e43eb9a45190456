/** Folders that belong to no noun. They import each other, but never a noun. */
const CORE = [
  'db',
  'cache',
  'actions',
  'auth',
  'seo',
  'format',
  'security',
  'http',
  'i18n',
  'health',
  'telemetry',
];
const CORE_FILES = ['lib/env.ts', 'lib/log.ts'];

/**
 * lib/<noun> → the other nouns it may import. All of them may import the core. A permission that no
 * file uses is refused (`unusedPermissions`).
 */
const LIB = {
  media: [],
  settings: ['media', 'booking'],
  booking: [],
  users: [],
  regions: [],
  hotels: ['media', 'settings', 'regions', 'booking'],
  offers: ['media', 'settings', 'booking', 'hotels'],
  favorites: ['booking', 'hotels'],
  comparison: ['booking', 'hotels'],
  itinerary: ['booking', 'hotels'],
  results: ['booking'],
  newsletter: [],
  search: ['regions', 'hotels', 'offers'],
  changes: ['media', 'regions', 'hotels', 'offers', 'sitemap'],
  history: ['media', 'hotels', 'changes'],
  dashboard: ['media', 'booking', 'hotels'],
  misses: ['regions', 'hotels', 'offers', 'sitemap'],
  sitemap: ['regions', 'hotels', 'offers'],
  visits: [
    'media',
    'booking',
    'hotels',
    'offers',
    'favorites',
    'comparison',
    'itinerary',
    'misses',
    'sitemap',
  ],
};

const SHARED_VIEWS = ['ui', 'sections'];
/** components/<folder> → the other component folders it may import. */
const COMPONENTS = {
  ui: [],
  sections: ['ui'],
  media: ['ui'],
  booking: ['ui'],
  regions: SHARED_VIEWS,
  // Used on every hotel card and in the bar, and its own pages.
  favorites: [...SHARED_VIEWS, 'booking'],
  comparison: [...SHARED_VIEWS, 'booking', 'favorites'],
  itinerary: [...SHARED_VIEWS, 'booking', 'favorites'],
  hotels: [...SHARED_VIEWS, 'booking', 'site', 'favorites', 'comparison'],
  offers: [...SHARED_VIEWS, 'booking', 'hotels'],
  results: ['booking'],
  newsletter: SHARED_VIEWS,
  search: [...SHARED_VIEWS, 'booking', 'favorites'],
  // The layout of every page. A hotel's pages use parts of it.
  site: [...SHARED_VIEWS, 'booking', 'search', 'favorites', 'results'],
  admin: SHARED_VIEWS,
};

/** Modules without React and Next, in a noun's folder or subfolder: they run anywhere. */
const PURE = /^lib\/(?:(?:booking|format)\/.*|[\w-]+\/(?:[\w-]+\/)?(?:model|form|paths))\.ts$/;
const FRAMEWORK = /^(?:react|react-dom|next|next-intl|server-only)(?:\/|$)/;

/** Views may import only types from these. */
const SERVER_ONLY =
  /^lib\/(?:db|cache|env\.ts|log\.ts|[\w-]+\/(?:[\w-]+\/)?[\w-]*(?:queries|save)\.ts)/;

const top = (file) => file.split('/')[0];
const second = (file) => file.split('/')[1];

/** `lib/hotels/model.ts` → `lib/hotels`: the unit of the rules on folders. */
export const folderOf = (file) => file.split('/').slice(0, 2).join('/');

function insideLib(from, to) {
  if (CORE_FILES.includes(to) || CORE.includes(second(to))) return null;
  const allowed = LIB[second(from)];
  if (!allowed) return 'the core of lib imports no noun';
  return allowed.includes(second(to)) ? null : `lib/${second(from)} is below lib/${second(to)}`;
}

function fromView(from, to, typeOnly) {
  if (second(from) === 'ui' && top(to) === 'lib' && second(to) !== 'format') {
    return 'components/ui imports only lib/format';
  }
  if (top(to) === 'lib') {
    return SERVER_ONLY.test(to) && !typeOnly ? 'views take data as props' : null;
  }
  const allowed = COMPONENTS[second(from)];
  if (!allowed) return 'this folder of components has no line in scripts/test/import-rules.mjs';
  return allowed.includes(second(to))
    ? null
    : `components/${second(from)} may not import components/${second(to)}`;
}

/**
 * Why a file may not import another file of this repository; null if it may. Paths are relative to
 * the root.
 */
export function objectionToImport(from, to, typeOnly) {
  if (top(to) === 'app' && top(from) !== 'app') return 'nothing imports app';
  if (top(from) === 'lib' && top(to) === 'components') return 'lib imports no views';
  if (top(to) === 'messages') return null;
  if (folderOf(from) === folderOf(to)) return null;
  if (top(from) === 'lib' && top(to) === 'lib') return insideLib(from, to);
  return top(from) === 'components' ? fromView(from, to, typeOnly) : null;
}

/**
 * The permissions above that no import needs. `pairs` are the folders that import each other, as
 * `lib/offers lib/hotels`.
 */
export function unusedPermissions(pairs) {
  const used = new Set(pairs);
  return [
    ['lib', LIB],
    ['components', COMPONENTS],
  ].flatMap(([floor, permissions]) =>
    Object.entries(permissions).flatMap(([from, allowed]) =>
      allowed
        .map((to) => `${floor}/${from} ${floor}/${to}`)
        .filter((pair) => !used.has(pair))
        .map((pair) => `${pair.replace(' ', ' may import ')} and does not: take it off the rules`),
    ),
  );
}

/** Why a file may not import this package; null if it may. */
export const objectionToPackage = (from, name) =>
  PURE.test(from) && FRAMEWORK.test(name)
    ? 'models, forms and paths run without React and Next'
    : null;

/** Too heavy for a visitor's browser: tens of kilobytes, for what the server has already done. */
const FOR_SERVERS = /^(?:zod|next-intl)(?:\/|$)/;

/** Why code that runs at once in visitors' browsers may not import this package; null if it may. */
export const objectionInBrowsers = (name) =>
  FOR_SERVERS.test(name) ? 'a page of the site would send it to every visitor' : null;
