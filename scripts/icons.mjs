// Draws the sprite of the site's icons from lucide's own components: `npm run icons`.
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PUBLIC = `${ROOT}public`;
const MODULE = `${ROOT}components/ui/icon-sprite.ts`;
const SHEET = `${ROOT}components/ui/icon-images.css`;

/** Icons on public pages. Staff screens need no sprite and import lucide's components. */
const INTERFACE = `arrow-down arrow-down-up arrow-left arrow-right arrow-up badge-check bed-double calendar calendar-days calendar-plus check chevron-down chevron-left chevron-right circle-alert circle-check circle-question-mark copy external-link eye file-text footprints gift headset heart images info layout-grid link list map map-pin maximize menu message-circle minus package-open pause phone play plus route search share-2 sliders-horizontal tag text-quote ticket-percent users x`;

/** What staff can choose for an amenity (lib/hotels/content/amenity-icons.ts). */
const AMENITIES = `accessibility baby bath bed-double beer bike book-open briefcase bus car chef-hat
  circle-parking clock coffee concierge-bell cup-soda dog dumbbell ear flame flower-2 gamepad-2
  heart-pulse leaf luggage map-pinned monitor mountain music plane plug presentation printer
  refrigerator settings shield-check ship shirt smartphone snowflake sun tree-palm tv umbrella
  utensils washing-machine waves waves-ladder wifi wine`;

/** Drawn for this project: outlines of the brands' own logos, and icons for kinds of months. */
const OWN = {
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4.2"/><path d="M17.2 6.8h.01"/>',
  facebook:
    '<path d="M14 21v-8h3l.5-3.5H14V7.4c0-1.100.5-1.900 2-1.900h1.600V2.400a19 19 0 0 0-2.400-.2c-2.500 0-4.200 1.500-4.200 4.300v3H8V13h3v8"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3Z"/>',
  'month-melhor':
    '<g fill="#f2b705" stroke="#16302b" stroke-width="1.4"><circle cx="12" cy="12" r="5.6"/><path d="M12 3.6V1.2M12 22.8v-2.4M3.6 12H1.2M22.8 12h-2.4M6.06 6.06 4.36 4.36m15.28 15.28-1.7-1.7M6.06 17.94l-1.7 1.7M19.64 4.36l-1.7 1.7"/></g>',
  'month-boa':
    '<circle cx="12" cy="12" r="5.6" fill="#fdf0c9" stroke="none"/><path d="M12 6.4a5.6 5.6 0 0 1 0 11.2Z" fill="#f2b705" stroke="none"/><circle cx="12" cy="12" r="5.6" stroke="#16302b" stroke-width="1.4"/>',
  'month-calma':
    '<path d="M6 16.5a3.5 3.5 0 0 1 .5-7 5 5 0 0 1 9.5-.8 4 4 0 0 1 1.7 7.8Z" fill="#e2eff5" stroke="#16302b" stroke-width="1.4"/>',
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

/**
 * A drawing of a city quarter, shown in place of a map until it loads. It has blocks, squares and
 * streets and nothing that a town may lack: no sea, no river, no hill.
 */
const QUARTER = `<symbol id="quarter" viewBox="0 0 900 480" preserveAspectRatio="xMidYMid slice">
<rect width="900" height="480" fill="#f3e8d5"/>
<path fill="#ead9bd" d="M0 0h150l30 96L0 130ZM560 0h130l16 92-140 6ZM0 300l176-34 34 120L0 420ZM334 60l152-14 12 92-146 18ZM610 268l150-12 22 108-152 18ZM300 300l138-20 26 112-140 22ZM740 90l160-20v96l-144 14ZM250 440l120-18 14 58H262ZM520 420l108-16 14 76H528Z"/>
<path fill="#c5d3a8" d="M206 66c34-22 84-22 104 6s8 78-22 94-74 14-90-12-22-70 8-88ZM726 220c44-12 96-8 174-4v116c-50 10-112 14-140-6s-58-98-34-106ZM70 430c40-8 92-12 130 2l10 48H60Z"/>
<g fill="#8fae7c"><circle cx="236" cy="100" r="13"/><circle cx="272" cy="126" r="16"/><circle cx="790" cy="262" r="15"/><circle cx="838" cy="286" r="19"/><circle cx="112" cy="462" r="14"/></g>
<g fill="none" stroke="#fffdf8" stroke-width="15"><path d="M-10 236C200 190 330 214 470 232S760 214 910 190M520-10c-24 90-24 160-14 240s24 160 4 260"/><path stroke-width="7" d="M178-10c20 80 40 150 44 220s20 170 30 280M330-10c-4 80 14 150 22 222s-4 160 20 276M708-10c0 80 14 140 10 218s20 170 60 290M-10 140c180-30 380-20 520 8s280 0 400-20M-10 400c160-60 340-50 516-40s280-20 400-10M510 290c80-40 140-30 210-28"/></g>
<circle cx="506" cy="236" r="30" fill="#c5d3a8" stroke="#fffdf8" stroke-width="12"/>
</symbol>`.replaceAll('\n', '');

const components = new Map(Object.entries(lucide));
const drawn = `${INTERFACE} ${AMENITIES}`.split(/\s+/);
const names = [...new Set([...drawn, ...Object.keys(OWN)])].sort();

/** 'book-open' → 'BookOpen', 'share-2' → 'Share2'. */
const componentName = (name) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const insideOf = (svg) => svg.match(/^<svg[^>]*>(.*)<\/svg>$/)[1];

/** As few elements as possible: the browser parses the whole sprite before it shows an icon. */
const MERGING = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    { name: 'mergePaths', params: { force: true } },
  ],
};

function drawingOf(name) {
  if (OWN[name]) return OWN[name];
  const icon = components.get(componentName(name));
  if (!icon) throw new Error(`lucide-react has no icon '${name}'`);
  const drawing = insideOf(renderToStaticMarkup(createElement(icon)));
  return insideOf(
    optimize(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, MERGING).data,
  );
}

const STROKE =
  'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const STAR = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z';
/** The side of an icon, and the distance between two stars in a row. */
const [SIDE, STEP] = [24, 28.5];

/** Icons that appear on every card or line, drawn by the style sheet. */
const DRAWN_BY_SHEET = ['bed-double', 'check', 'map-pin', 'scan', 'users'];
const ROWS = 3;

/**
 * A single image with the icons that the style sheet draws: a line of icons followed by a star, and
 * below it a row of five full stars and one of five empty ones. It is a single image because a
 * browser creates a document for each one, which takes a cheap phone 20 ms.
 */
function drawSheet() {
  const icons = DRAWN_BY_SHEET.map(
    (name, at) => `<g transform="translate(${at * SIDE})">${drawingOf(name)}</g>`,
  );
  const row = [0, 1, 2, 3, 4].map((at) => `<use href="#s" x="${at * STEP}"/>`).join('');
  const width = (icons.length + 1) * SIDE;
  const drawing = [
    `<defs><path id="s" d="${STAR}"/><g id="r" stroke-width="1.5">${row}</g></defs>`,
    `<g ${STROKE}>${icons.join('')}</g>`,
    `<g stroke="#c48a00" fill="#f2b705"><use href="#s" x="${icons.length * SIDE}"/>`,
    `<use href="#r" y="${SIDE}"/><use href="#r" y="${2 * SIDE}" fill="none"/></g>`,
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${ROWS * SIDE}">${drawing}</svg>`;
  const text = svg.replaceAll('"', "'").replace(/[<#%]/g, encodeURIComponent);
  const place = (at) => `${(at * 100) / icons.length}% 0`;
  return [
    `  --icon-sheet: url("data:image/svg+xml,${text}");`,
    `  --icon-sheet-size: ${(icons.length + 1) * 100}% ${ROWS * 100}%;`,
    ...[...DRAWN_BY_SHEET, 'star'].map((name, at) => `  --icon-${name}: ${place(at)};`),
  ];
}

const symbol = (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`;

/**
 * Draws the sprite. Returns it with the path it is served at, the module that gives components
 * both, and the style sheet's image of icons with their positions. The path contains a hash of the
 * sprite, because browsers cache it forever.
 */
export function drawIcons() {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...names.map(symbol), BRAND, QUARTER].join('\n')}\n</svg>\n`;
  const path = `/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 6)}.svg`;
  const module = [
    '// Written by `npm run icons`.',
    `export const ICON_SPRITE = '${path}';`,
    `export type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')};`,
  ].join('\n\n');
  const sheet = `/* Written by \`npm run icons\`. */\n:root {\n${drawSheet().join('\n')}\n}\n`;
  return { sprite, path, module: `${module}\n`, sheet };
}

function main() {
  const { sprite, path, module, sheet } = drawIcons();
  for (const file of readdirSync(PUBLIC)) {
    if (/^icons-.*\.svg$/.test(file)) rmSync(`${PUBLIC}/${file}`);
  }
  writeFileSync(PUBLIC + path, sprite);
  writeFileSync(MODULE, module);
  writeFileSync(SHEET, sheet);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
