import { readFileSync } from 'node:fs';
import { grounds, stipples } from './land.mjs';
import { MARKS } from './marks.mjs';
import { placed } from './place.mjs';
import { PLANTS } from './plants.mjs';
import { rivers } from './rivers.mjs';
import { atSea, PLANT_PARTS } from './symbols.mjs';

const json = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Paths in the units of the map: the outline of Brazil, its states, and the countries around it. */
const GEOMETRY = json('geometry.json');
/** Where each mark stands. */
const PLACES = json('../../../lib/hotels/map/marks.json');

/** All that is drawn: wider than the country, for boxes that are not square. */
const [LEFT, TOP, WIDTH, HEIGHT] = [-320, -300, 1640, 1900];
const WHOLE = `M${LEFT} ${TOP}h${WIDTH}v${HEIGHT}h${-WIDTH}z`;

const WAVE = 'M0 8c7.5 0 7.5-8 15-8s7.5 8 15 8 7.5-8 15-8 7.5 8 15 8';
const wave = (at, stroke) =>
  `<path d="${WAVE}" transform="translate(${at})" fill="none" ${stroke} stroke-width="4.5"/>`;
const waves = () =>
  wave('0 4', 'stroke="#fffaf0" stroke-opacity=".22"') +
  wave('-15 21', 'stroke="#0f5f66" stroke-opacity=".1"') +
  wave('45 21', 'stroke="#0f5f66" stroke-opacity=".1"');

const stop = (color, offset) =>
  `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${color}"/>`;

/**
 * The plants, each color of a kind as one path: drawn one by one they were two thirds of the 900 elements
 * that a phone had to lay out before it showed the map.
 */
const plants = () =>
  Object.entries(PLANTS)
    .flatMap(([name, places]) =>
      PLANT_PARTS[name].map(({ outline, paint }) => {
        const data = places.map(([x, y, size]) => placed(outline, x, y, size)).join('');
        return `<path d="${data}" ${paint}/>`;
      }),
    )
    .join('');

const marks = () =>
  Object.entries(MARKS)
    .map(([name, parts]) => {
      const [x, y] = PLACES[name];
      return `<g id="marca-${name}" transform="translate(${x} ${y})scale(1.15)">${parts.join('')}</g>`;
    })
    .join('');

const states = () => `<path d="${Object.values(GEOMETRY.states).join('')}"/>`;

/** The map of Brazil as a poster. One unit is a pixel at 1000 px; see projection.mjs for the places. */
export function drawMap() {
  const land = grounds();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${WIDTH} ${HEIGHT}">`,
    '<title>Mapa ilustrado do Brasil</title>',
    '<defs>',
    `<linearGradient id="mar" gradientUnits="userSpaceOnUse" x1="-320" y1="-300" x2="1320" y2="1600">${stop('#8fd0c4')}${stop('#5dbab2', '.55')}${stop('#2f959a', '1')}</linearGradient>`,
    `<linearGradient id="base" x2="0" y2="1">${stop('#7db57f')}${stop('#dcc67c', '.42')}${stop('#a9c97d', '1')}</linearGradient>`,
    `<pattern id="onda" width="60" height="34" patternUnits="userSpaceOnUse">${waves()}</pattern>`,
    `<pattern id="grao" width="60" height="60" patternUnits="userSpaceOnUse"><path d="${stipples()}" stroke="#16302b" stroke-opacity=".2" stroke-width="1.3" stroke-linecap="round"/></pattern>`,
    `<path id="contorno" d="${GEOMETRY.outline}"/><clipPath id="recorte"><use href="#contorno"/></clipPath>`,
    land.gradients,
    '</defs>',
    `<path fill="url(#mar)" d="${WHOLE}"/><path fill="url(#onda)" d="${WHOLE}"/>`,
    '<g stroke-linejoin="round" fill="none" stroke="#fffaf0"><use href="#contorno" stroke-opacity=".2" stroke-width="44"/><use href="#contorno" stroke-opacity=".3" stroke-width="22"/><use href="#contorno" fill="#0f4f57" fill-opacity=".4" stroke="none" transform="translate(6 10)"/></g>',
    `<path d="${GEOMETRY.neighbors}" fill="#eadfc8" stroke="#fffaf0" stroke-opacity=".45" stroke-width="9" stroke-linejoin="round" paint-order="stroke"/>`,
    `<path d="${GEOMETRY.borders}" fill="none" stroke="#d6c3a3" stroke-dasharray="4 4"/>`,
    `<use href="#contorno" fill="url(#base)"/><g clip-path="url(#recorte)">${land.circles}<path fill="url(#grao)" d="M0 0h1000v1000H0z"/><g fill="none" stroke="#3aa6a8" stroke-linecap="round">${rivers()}</g></g>`,
    `<g fill="none" stroke="#f3f2dd" stroke-width="1.3" stroke-linejoin="round">${states()}<use href="#contorno" stroke="#fffaf0" stroke-width="3"/></g>`,
    plants(),
    atSea(),
    marks(),
    '</svg>\n',
  ].join('');
}
