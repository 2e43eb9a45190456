// Draws the sprite of the site's icons from lucide's own components: `npm run icons`.
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PUBLIC = `${ROOT}public`;
const MODULE = `${ROOT}components/ui/icon-sprite.ts`;

/** What the pages show; staff screens, which need no sprite, import lucide's components. */
const INTERFACE = `arrow-left arrow-right badge-check bed-double calendar calendar-days check
  chevron-down chevron-left chevron-right circle-alert circle-check circle-question-mark
  external-link file-text gift headset images info layout-grid link list loader-circle map map-pin
  menu message-circle minus package-open pause phone play plus scan search share-2 tag text-quote
  ticket-percent users x`;

/** What staff can choose for an amenity (lib/hotels/amenity-icons.ts). */
const AMENITIES = `accessibility baby bath bed-double beer bike book-open briefcase bus car chef-hat
  circle-parking clock coffee concierge-bell cup-soda dog dumbbell ear flame flower-2 gamepad-2
  heart-pulse leaf luggage map-pinned monitor mountain music plane plug presentation printer
  refrigerator settings shield-check ship shirt smartphone snowflake sun tree-palm tv umbrella
  utensils washing-machine waves waves-ladder wifi wine`;

/**
 * Drawn for this project: the stars of a rating, filled where the page says so, and the brands'
 * own marks as plain outlines.
 */
const STAR = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';
const LEFT_HALF = 'M12 2.6v14.9l-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z';
const OWN = {
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4.2"/><path d="M17.2 6.8h.01"/>',
  facebook:
    '<path d="M14 21v-8h3l.5-3.5H14V7.4c0-1.100.5-1.900 2-1.900h1.600V2.400a19 19 0 0 0-2.400-.2c-2.500 0-4.200 1.500-4.200 4.300v3H8V13h3v8"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3Z"/>',
  'star-empty': `<path d="${STAR}" fill="none"/>`,
  'star-full': `<path d="${STAR}"/>`,
  'star-half': `<path d="${LEFT_HALF}" stroke="none"/><path d="${STAR}" fill="none"/>`,
};

const PETAL = 'M0 1C-7-3-12-13-7-19-5-21.5-2-21 0-18.5 2-21 5-21.5 7-19 12-13 7-3 0 1Z';
const petals = [0, 72, 144, 216, 288].map(
  (turn) => `<path d="${PETAL}" transform="rotate(${turn})"/>`,
);
/** The chain's flower, in the color of the text around it. */
const BRAND =
  '<symbol id="brand" viewBox="-24 -24 48 48">' +
  `<g fill="currentColor">${petals.join('')}</g>` +
  '<circle r="4.2" fill="var(--mark-heart,#17423a)"/></symbol>';

const components = new Map(Object.entries(lucide));
const drawn = `${INTERFACE} ${AMENITIES}`.split(/\s+/);
const names = [...new Set([...drawn, ...Object.keys(OWN)])].sort();

/** 'book-open' → 'BookOpen', 'share-2' → 'Share2'. */
const componentName = (name) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());

function drawingOf(name) {
  if (OWN[name]) return OWN[name];
  const icon = components.get(componentName(name));
  if (!icon) throw new Error(`lucide-react has no icon '${name}'`);
  const [, drawing] = renderToStaticMarkup(createElement(icon)).match(/^<svg[^>]*>(.*)<\/svg>$/);
  return drawing.replace(/><\/[a-z]+>/g, '/>');
}

const symbol = (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`;

/**
 * The sprite, the path it is served at, and the module that tells the components both. The path
 * carries a hash of the sprite: browsers keep it for good.
 */
export function drawIcons() {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...names.map(symbol), BRAND].join('\n')}\n</svg>\n`;
  const path = `/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 6)}.svg`;
  const module = [
    '// Written by `npm run icons`.',
    `export const ICON_SPRITE = '${path}';`,
    `export type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')};`,
  ].join('\n\n');
  return { sprite, path, module: `${module}\n` };
}

function main() {
  const { sprite, path, module } = drawIcons();
  for (const file of readdirSync(PUBLIC)) {
    if (/^icons-.*\.svg$/.test(file)) rmSync(`${PUBLIC}/${file}`);
  }
  writeFileSync(PUBLIC + path, sprite);
  writeFileSync(MODULE, module);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
