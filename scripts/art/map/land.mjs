import { rng, rows } from '../lib.mjs';
import { project } from './projection.mjs';

/** Stretches of other ground over the base: longitude, latitude, radius, color. */
const GROUNDS = rows(`
  -65 -4.5 300 #4c9a74, -54 -3 240 #5aa57a, -61 2 150 #3f8d6c, -40 -8.5 210 #e9b06f,
  -38.6 -5.5 140 #efc184, -56.8 -18.6 120 #a9c46f, -49 -25.5 190 #6db082, -43 -22 120 #7cb780,
  -39.6 -16.5 110 #86ba7c, -54 -31 170 #b6cf7e`);

/** Their gradients and the circles that show them. */
export function grounds() {
  const all = GROUNDS.map(([longitude, latitude, radius, color], index) => {
    const [x, y] = project(longitude, latitude).map(Math.round);
    const circle = `cx="${x}" cy="${y}" r="${radius}"`;
    const stop = `stop-color="${color}"`;
    return {
      gradient: `<radialGradient id="g${index}" gradientUnits="userSpaceOnUse" ${circle}><stop offset=".3" ${stop}/><stop offset="1" ${stop} stop-opacity="0"/></radialGradient>`,
      circle: `<circle ${circle} fill="url(#g${index})"/>`,
    };
  });
  return {
    gradients: all.map(({ gradient }) => gradient).join(''),
    circles: all.map(({ circle }) => circle).join(''),
  };
}

/** The grain of the land: one tile of stipples. */
export function stipples() {
  const random = rng(7);
  const at = () => +random.r(0, 60).toFixed(1);
  return Array.from({ length: 46 }, () => `M${at()} ${at()}h.01`).join('');
}
