import { readFileSync } from 'node:fs';
import { rows } from '../lib.mjs';
import { placed } from './place.mjs';
import { PLANTS } from './plants.mjs';
import { PLANT_PARTS } from './symbols.mjs';

/** Paths in the units of the map: the outline of Brazil, and the countries around it with their borders. */
const GEOMETRY = JSON.parse(readFileSync(new URL('geometry.json', import.meta.url), 'utf8'));

/** All that is drawn: itineraries are shown in boxes of any shape. MAP_BOX of lib/itinerary/route-map.ts. */
const [LEFT, TOP, SIDE] = [-500, -500, 2000];

/** Smaller than on the map of hotels: a box with two near towns shows them up to four times as large. */
const PLANT = 0.62;
/** More of them where the other map has its marks and pins: `[x, y, size]`. */
const SOUTH = {
  araucaria: rows(`
    498 738 1.1, 523 731 0.9, 546 742 1.2, 512 779 1.2, 527 784 1.0, 541 776 1.1, 492 806 1.0, 508 812 1.2,
    565 782 1.0, 537 818 1.1, 553 823 0.9, 471 812 1.0, 522 846 1.0`),
  ipe: rows(`
    486 744 1.0, 534 748 1.1, 553 774 0.9, 496 783 1.0, 521 820 1.0, 463 846 1.1, 503 868 1.0, 569 742 0.9`),
  tree: rows(`
    575 690 1.0, 640 706 1.0, 660 690 1.1, 690 668 1.0, 717 640 1.1, 742 610 1.0, 770 630 0.9, 778 560 1.1,
    640 655 1.0, 607 640 1.1`),
};

/** Rounded hills: `[x, y, size]`, the middle of their foot. */
const HILLS = rows(`
  516 786 1.1, 540 750 1.0, 505 818 1.2, 545 826 1.0, 470 850 1.1, 492 746 0.9, 478 884 1.0, 566 786 0.7,
  556 716 0.8, 600 700 0.9, 645 662 1.1, 690 640 1.2, 735 600 1.1, 705 560 1.0, 655 600 1.0, 590 610 0.9,
  540 560 1.0, 470 600 0.9, 420 560 1.0, 520 480 1.1, 600 450 1.0, 690 500 1.0, 760 480 0.9, 770 400 0.9,
  820 330 0.9, 850 370 0.8, 700 400 1.0, 640 370 0.9, 560 330 1.0, 480 310 1.0, 380 300 1.0, 280 290 1.0,
  180 300 1.0, 120 340 0.9, 240 210 1.0, 340 190 1.0, 440 190 1.0, 560 250 0.9, 640 270 0.9, 400 420 1.0,
  320 420 0.9, 470 410 0.9, 610 540 0.9, 420 650 0.9`);
const HILL_PARTS = [
  { outline: 'M-20 0c4-9 11-13 17-9c5-9 15-7 22 9z', paint: 'fill="#d3dcae"' },
  { outline: 'M-27 0c3-6 8-8 13-5c5-4 11-1 14 5z', paint: 'fill="#c0d09c"' },
];

/** Sailing boats off the coast: `[x, y, size]`. */
const BOATS = rows(`
  668 850 0.9, 640 808 0.6, 690 780 0.8, 655 770 0.5, 620 900 0.9, 710 820 0.7, 735 752 0.9, 790 722 0.8,
  850 650 0.9, 845 580 0.7, 880 520 0.9, 870 440 0.7, 930 400 0.9, 950 330 0.8, 930 280 0.7, 860 240 0.9,
  780 200 0.8, 700 170 0.9, 620 140 0.8, 740 880 1.0, 600 880 0.6, 820 790 1.0`);
const BOAT_PARTS = [
  { outline: 'M1-13l8 11h-8z', paint: 'fill="#fffaf0"' },
  { outline: 'M-1-10v8h-6z', paint: 'fill="#f9c846"' },
  { outline: 'M-9 0h19q-2 4-5 4h-10q-3 0-4-4z', paint: 'fill="#a8472b"' },
];

/** Waves off the coast: `[x, y, size]`. */
const WAVES = rows(`
  652 834 1.0, 700 858 0.9, 676 800 0.9, 722 790 1.0, 640 870 0.9, 706 742 0.9, 764 760 1.0, 826 694 1.0,
  880 620 1.0, 832 620 0.8, 868 552 0.9, 910 470 1.0, 905 420 0.8, 960 370 1.0, 900 250 0.9, 820 210 0.9,
  740 180 1.0, 660 150 0.9, 590 880 0.8, 780 850 1.1, 760 920 1.0, 640 930 1.0, 560 930 0.8`);
const WAVE_PARTS = [
  {
    outline: 'M-10 0q5-4 10 0t10 0',
    paint:
      'fill="none" stroke="#fffaf0" stroke-opacity=".55" stroke-width="1.1" stroke-linecap="round"',
  },
];

/** Each color of a kind as one path. */
const drawn = (parts, places, scale = 1) =>
  parts
    .map(({ outline, paint }) => {
      const data = places.map(([x, y, size]) => placed(outline, x, y, size * scale)).join('');
      return `<path d="${data}" ${thin(paint, scale)}/>`;
    })
    .join('');

/** A line as thin as what it belongs to is small. */
const thin = (paint, scale) =>
  paint.replace(
    /stroke-width="([\d.]+)"/,
    (_, width) => `stroke-width="${+(width * scale).toFixed(2)}"`,
  );

const plants = () =>
  Object.entries(PLANTS)
    .map(([name, places]) => drawn(PLANT_PARTS[name], [...places, ...(SOUTH[name] ?? [])], PLANT))
    .join('');

/** The land under an itinerary, quieter than the map of hotels: pins and names stand on it. */
export function drawRouteMap() {
  const coast = (opacity, width) =>
    `<use href="#b" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${SIDE} ${SIDE}">`,
    `<title>Brasil</title><defs><path id="b" d="${GEOMETRY.outline}"/></defs>`,
    `<path fill="#5dbab2" d="M${LEFT} ${TOP}h${SIDE}v${SIDE}H${LEFT}z"/>`,
    drawn(WAVE_PARTS, WAVES),
    `<g fill="none" stroke="#fffaf0" stroke-linejoin="round">${coast('.18', 26)}${coast('.35', 10)}</g>`,
    `<path fill="#e9dbc3" stroke="#d6c3a3" stroke-width=".8" d="${GEOMETRY.neighbors}"/>`,
    `<path fill="none" stroke="#d6c3a3" stroke-width=".8" d="${GEOMETRY.borders}"/>`,
    '<use href="#b" fill="#f6ecd9" stroke="#d6c3a3" stroke-width="1.2" stroke-linejoin="round"/>',
    drawn(HILL_PARTS, HILLS),
    plants(),
    drawn(BOAT_PARTS, BOATS, 0.8),
    '</svg>\n',
  ].join('');
}
